ALTER TABLE "reviews" ADD COLUMN "shows_rating" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
create or replace function rate_review() returns trigger language plpgsql as $$
begin
  new.rating := case when new.shows_rating then review_rating(new.member_id, title_key(new.title)) else 0 end;
  return new;
end $$;
--> statement-breakpoint
drop trigger reviews_rating on reviews;
--> statement-breakpoint
create trigger reviews_rating before insert or update of title, member_id, is_public, shows_rating on reviews
  for each row execute function rate_review();
--> statement-breakpoint
create or replace function rate_reviews_of_entry() returns trigger language plpgsql as $$
begin
  update reviews set rating = review_rating(member_id, reviews.title_key)
  where shows_rating and member_id = coalesce(new.member_id, old.member_id)
    and reviews.title_key = any(array(
      select unnest(name_keys) from dramas where id = coalesce(new.drama_id, old.drama_id)));
  return null;
end $$;
--> statement-breakpoint
create or replace function rate_reviews_of_drama() returns trigger language plpgsql as $$
begin
  update reviews set rating = review_rating(member_id, reviews.title_key)
  where shows_rating and is_public and reviews.title_key = any(old.name_keys || new.name_keys);
  return null;
end $$;
--> statement-breakpoint
-- Ratings that were given when nobody saw them stay private.
update reviews set rating = 0 where rating <> 0;
