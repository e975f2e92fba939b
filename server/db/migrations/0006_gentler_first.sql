DROP INDEX "dramas_ranking";--> statement-breakpoint
DROP INDEX "dramas_ott";--> statement-breakpoint
CREATE INDEX "dramas_ranking" ON "dramas" USING btree ("score" DESC NULLS LAST,"gentleness" DESC NULLS LAST,"heaviness",sort_title collate "C","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "dramas_ott" ON "dramas" USING btree (first_platform collate "C","score" DESC NULLS LAST,"gentleness" DESC NULLS LAST,"heaviness",sort_title collate "C","id") WHERE deleted_at is null;--> statement-breakpoint
-- Saved unchanged with the other texts of the home page, this sentence is as untrue as it was as the default.
UPDATE "page_texts" SET "texts" = "texts" || '{"sectionSubtitle":"The four highest audience ratings, from a public list. Between equals, the gentler comes first."}'::jsonb
  WHERE "page" = 'home' AND "texts"->>'sectionSubtitle' = 'The four our members hold closest, by rating.';
