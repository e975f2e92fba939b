CREATE TABLE "tmdb_matches" (
	"drama_id" integer PRIMARY KEY NOT NULL,
	"tmdb_id" integer,
	"matched_by" text,
	"checked_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tmdb_refresh" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"day" date NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"leased_by" text,
	"leased_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "watch_offers" (
	"drama_id" integer NOT NULL,
	"country" text NOT NULL,
	"offers" jsonb NOT NULL,
	"slugs" text[] NOT NULL,
	CONSTRAINT "watch_offers_drama_id_country_pk" PRIMARY KEY("drama_id","country")
);
--> statement-breakpoint
ALTER TABLE "tmdb_matches" ADD CONSTRAINT "tmdb_matches_drama_id_dramas_id_fk" FOREIGN KEY ("drama_id") REFERENCES "public"."dramas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_offers" ADD CONSTRAINT "watch_offers_drama_id_dramas_id_fk" FOREIGN KEY ("drama_id") REFERENCES "public"."dramas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tmdb_matches_due" ON "tmdb_matches" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "watch_offers_country" ON "watch_offers" USING btree ("country","drama_id");