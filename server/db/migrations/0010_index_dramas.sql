CREATE TABLE "index_editions" (
	"hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "dramas_ranking";--> statement-breakpoint
DROP INDEX "dramas_oldest";--> statement-breakpoint
DROP INDEX "dramas_latest";--> statement-breakpoint
DROP INDEX "dramas_ott";--> statement-breakpoint
ALTER TABLE "dramas" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "dramas" ADD COLUMN "aired_from" text;--> statement-breakpoint
ALTER TABLE "dramas" ADD COLUMN "aired_to" text;--> statement-breakpoint
ALTER TABLE "dramas" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "dramas" ADD COLUMN "in_index" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dramas" ADD COLUMN "index_key" text;--> statement-breakpoint
CREATE INDEX "dramas_in_index" ON "dramas" USING btree ("id") WHERE deleted_at is null and in_index;--> statement-breakpoint
CREATE INDEX "dramas_ranking" ON "dramas" USING btree ("score" DESC NULLS LAST,"gentleness" DESC NULLS LAST,"heaviness",sort_title collate "C","id") WHERE deleted_at is null and not in_index;--> statement-breakpoint
CREATE INDEX "dramas_oldest" ON "dramas" USING btree ("year",sort_title collate "C","id") WHERE deleted_at is null and not in_index;--> statement-breakpoint
CREATE INDEX "dramas_latest" ON "dramas" USING btree ("year" DESC NULLS LAST,sort_title collate "C","id") WHERE deleted_at is null and not in_index;--> statement-breakpoint
CREATE INDEX "dramas_ott" ON "dramas" USING btree (first_platform collate "C","score" DESC NULLS LAST,"gentleness" DESC NULLS LAST,"heaviness",sort_title collate "C","id") WHERE deleted_at is null and not in_index;--> statement-breakpoint
ALTER TABLE "dramas" ADD CONSTRAINT "dramas_index_key_unique" UNIQUE("index_key");