ALTER TABLE "dramas" ADD COLUMN "episodes_note" text;--> statement-breakpoint
ALTER TABLE "dramas" ADD COLUMN "rating_source" text;--> statement-breakpoint
ALTER TABLE "dramas" ADD COLUMN "platforms_checked" text;