-- Several texts as one, folded as search_text() does; those that are missing are left out.
create function search_texts(text[]) returns text
  language sql immutable strict parallel safe
  return search_text(array_to_string($1, ' '));
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(title || ' ' || celebrity || ' ' || content)) STORED;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_texts(array[name, drama, address, description, native_name, native_address] || other_dramas)) STORED;--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "places_search" ON "places" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
-- Compared as it is, so it is not compressed.
alter table articles alter column search_text set storage external;--> statement-breakpoint
alter table places alter column search_text set storage external;
