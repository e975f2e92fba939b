DROP INDEX "dramas_short_title";--> statement-breakpoint
CREATE INDEX "dramas_short_title" ON "dramas" USING btree (split_part(title, ':', 1));