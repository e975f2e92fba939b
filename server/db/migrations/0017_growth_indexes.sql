DROP INDEX "dramas_newest";--> statement-breakpoint
CREATE INDEX "dramas_joined" ON "dramas" USING btree ("catalogued_at","id") WHERE deleted_at is null and not in_index and catalogued_at is not null;--> statement-breakpoint
CREATE INDEX "dramas_popular" ON "dramas" USING btree ("score" DESC NULLS LAST,"gentleness" DESC NULLS LAST,"heaviness",sort_title collate "C","id") WHERE deleted_at is null and not in_index and is_popular;--> statement-breakpoint
CREATE INDEX "dramas_reviewed" ON "dramas" USING btree ("id") WHERE deleted_at is null and comfort_source is not null;