CREATE TABLE "saved_lists" (
	"member_id" integer NOT NULL,
	"list_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_lists_member_id_list_id_pk" PRIMARY KEY("member_id","list_id")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"follower_id" integer NOT NULL,
	"followed_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_follower_id_followed_id_pk" PRIMARY KEY("follower_id","followed_id")
);
--> statement-breakpoint
CREATE TABLE "public_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "public_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"in_search" boolean DEFAULT false NOT NULL,
	"watching" boolean DEFAULT false NOT NULL,
	"ratings" boolean DEFAULT false NOT NULL,
	"reviews" boolean DEFAULT false NOT NULL,
	"lists" boolean DEFAULT false NOT NULL,
	"year" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "public_pages_member_id_unique" UNIQUE("member_id")
);
--> statement-breakpoint
ALTER TABLE "lists" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "watchlist" ADD COLUMN "rated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_lists" ADD CONSTRAINT "saved_lists_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_lists" ADD CONSTRAINT "saved_lists_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_members_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_members_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_members_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_followed_id_members_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_pages" ADD CONSTRAINT "public_pages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_lists_list" ON "saved_lists" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "follows_followed" ON "follows" USING btree ("followed_id");--> statement-breakpoint
CREATE INDEX "public_pages_in_search" ON "public_pages" USING btree ("id") WHERE is_on and in_search;--> statement-breakpoint
CREATE INDEX "lists_of_member" ON "lists" USING btree ("member_id","published_at","id") WHERE visibility = 'public' and hidden_at is null;--> statement-breakpoint
CREATE INDEX "reviews_of_member" ON "reviews" USING btree ("member_id","created_at","id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "watchlist_rated" ON "watchlist" USING btree ("member_id","rated_at","drama_id") WHERE rating is not null;
--> statement-breakpoint
create function date_rating() returns trigger language plpgsql as $$
begin
  if new.rating is null then
    new.rated_at := null;
  elsif tg_op = 'INSERT' then
    -- a removed entry that is put back has its day already
    new.rated_at := coalesce(new.rated_at, new.changed_at);
  elsif new.rated_at is not distinct from old.rated_at and new.rating is distinct from old.rating then
    new.rated_at := now()::timestamptz(3);
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger watchlist_rated_at before insert or update of rating on watchlist
  for each row execute function date_rating();
--> statement-breakpoint
create function date_publication() returns trigger language plpgsql as $$
begin
  if new.visibility = 'public' then new.published_at := coalesce(new.published_at, now()::timestamptz(3)); end if;
  return new;
end $$;
--> statement-breakpoint
create trigger lists_published_at before insert or update of visibility on lists
  for each row execute function date_publication();
--> statement-breakpoint
update watchlist set rated_at = changed_at where rating is not null;
--> statement-breakpoint
update lists set published_at = created_at where visibility = 'public';
