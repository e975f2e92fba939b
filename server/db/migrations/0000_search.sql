-- What searching needs: trigrams for close matches, accents taken off, and one way to fold a text.
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
-- Immutable, so that indexes and generated columns may use it.
create function search_text(text) returns text
  language sql immutable strict parallel safe
  return lower(normalize($1, NFKC));
--> statement-breakpoint
-- What people leave out of a title, add or type differently. Listed, not a character class: every database knows the same ones.
create function title_key(text) returns text
  language sql immutable strict parallel safe
  return translate(search_text($1), ' !"#$%&''()*+,-./:;<=>?@[]^_{|}~‘’“”«»·–—', '');
--> statement-breakpoint
create function title_keys(text[]) returns text[]
  language sql immutable strict parallel safe
  return array(select distinct title_key(name) from unnest($1) name where title_key(name) <> '');
