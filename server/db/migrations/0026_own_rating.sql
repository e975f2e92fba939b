ALTER TABLE "watchlist" ADD COLUMN "rating" smallint;--> statement-breakpoint
ALTER TABLE "watchlist" ADD COLUMN "changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "watchlist_ratings" ON "watchlist" USING btree ("drama_id","rating") WHERE rating is not null;