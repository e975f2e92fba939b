ALTER TABLE "dramas" ADD COLUMN "content_not_found" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "dramas" ADD COLUMN "content_details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "dramas" ADD COLUMN "comfort_pages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "drama_id" integer;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_drama_id_dramas_id_fk" FOREIGN KEY ("drama_id") REFERENCES "public"."dramas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submissions_open_topics" ON "submissions" USING btree ("drama_id","topic") WHERE "submissions"."topic" is not null and "submissions"."done_at" is null;