-- Without the default at first: what was here before is not new.
ALTER TABLE "dramas" ADD COLUMN "catalogued_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "dramas" ALTER COLUMN "catalogued_at" SET DEFAULT now();--> statement-breakpoint
CREATE INDEX "dramas_newest" ON "dramas" USING btree ("catalogued_at" DESC NULLS LAST) WHERE deleted_at is null and not in_index;
