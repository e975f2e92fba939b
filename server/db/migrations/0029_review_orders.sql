CREATE TABLE "helpful_marks" (
	"review_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "helpful_marks_review_id_member_id_pk" PRIMARY KEY("review_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "rating" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "helpful" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "helpful_marks" ADD CONSTRAINT "helpful_marks_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_marks" ADD CONSTRAINT "helpful_marks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "helpful_marks_member" ON "helpful_marks" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "reviews_highest" ON "reviews" USING btree ("rating","id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("helpful","id") WHERE is_public;
--> statement-breakpoint
-- How a member rates the drama that a title means, in half stars; 0 if they have not. Of several dramas of that name
-- the one they rated, or rated highest.
create function review_rating(member integer, title_key text) returns smallint
  language sql stable
  begin atomic
    select coalesce(max(watchlist.rating), 0)::smallint
    from watchlist join dramas on dramas.id = drama_id
    where member_id = $1 and watchlist.rating is not null and name_keys @> array[$2];
  end;
--> statement-breakpoint
-- A review has the rating in its own row, for the order "highest": these triggers keep it, whoever writes.
create function rate_review() returns trigger language plpgsql as $$
begin
  new.rating := review_rating(new.member_id, title_key(new.title));
  return new;
end $$;
--> statement-breakpoint
create trigger reviews_rating before insert or update of title, member_id, is_public on reviews
  for each row execute function rate_review();
--> statement-breakpoint
create function rate_reviews_of_entry() returns trigger language plpgsql as $$
begin
  update reviews set rating = review_rating(member_id, reviews.title_key)
  where member_id = coalesce(new.member_id, old.member_id)
    and reviews.title_key = any(array(
      select unnest(name_keys) from dramas where id = coalesce(new.drama_id, old.drama_id)));
  return null;
end $$;
--> statement-breakpoint
create trigger watchlist_rated after insert on watchlist
  for each row when (new.rating is not null) execute function rate_reviews_of_entry();
--> statement-breakpoint
create trigger watchlist_rated_anew after update of rating on watchlist
  for each row when (old.rating is distinct from new.rating) execute function rate_reviews_of_entry();
--> statement-breakpoint
create trigger watchlist_unrated after delete on watchlist
  for each row when (old.rating is not null) execute function rate_reviews_of_entry();
--> statement-breakpoint
-- A private review is rated when it becomes public.
create function rate_reviews_of_drama() returns trigger language plpgsql as $$
begin
  update reviews set rating = review_rating(member_id, reviews.title_key)
  where is_public and reviews.title_key = any(old.name_keys || new.name_keys);
  return null;
end $$;
--> statement-breakpoint
create trigger dramas_renamed after update on dramas
  for each row when (old.name_keys is distinct from new.name_keys) execute function rate_reviews_of_drama();
--> statement-breakpoint
create trigger dramas_deleted after delete on dramas for each row execute function rate_reviews_of_drama();
--> statement-breakpoint
create function count_helpful() returns trigger language plpgsql as $$
begin
  update reviews set helpful = helpful + case when tg_op = 'INSERT' then 1 else -1 end
  where id = coalesce(new.review_id, old.review_id);
  return null;
end $$;
--> statement-breakpoint
create trigger helpful_marks_count after insert or delete on helpful_marks
  for each row execute function count_helpful();
--> statement-breakpoint
update reviews set rating = review_rating(member_id, title_key);
