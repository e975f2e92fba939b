CREATE INDEX "dramas_by_id" ON "dramas" USING btree ("id") WHERE deleted_at is null and not in_index;--> statement-breakpoint
CREATE INDEX "dramas_changed" ON "dramas" USING btree ("updated_at","id") WHERE deleted_at is null and not in_index;--> statement-breakpoint
CREATE INDEX "dramas_by_title" ON "dramas" USING btree (sort_title collate "C","id") WHERE deleted_at is null and not in_index;