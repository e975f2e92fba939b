-- What searching needs: trigrams for close matches, accents taken off, and one way to fold a text.
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
-- Immutable, so that indexes and generated columns may use it.
create function search_text(text) returns text
  language sql immutable strict parallel safe
  return lower(normalize($1, NFKC));
