DROP INDEX "people_begins";--> statement-breakpoint
CREATE INDEX "people_begins" ON "people" USING btree (title_key(name) collate "C","id","name");