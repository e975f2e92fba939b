CREATE TABLE "tmdb_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"stored_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tmdb_pictures_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "tmdb_titles" (
	"drama_id" integer PRIMARY KEY NOT NULL,
	"tmdb_id" integer NOT NULL,
	"title" text NOT NULL,
	"native_title" text,
	"cast" jsonb NOT NULL,
	"crew" jsonb NOT NULL,
	"trailer" text,
	"pictures" text[] NOT NULL,
	"fetched_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dramas" ADD COLUMN "tmdb_poster" text;--> statement-breakpoint
ALTER TABLE "tmdb_titles" ADD CONSTRAINT "tmdb_titles_drama_id_dramas_id_fk" FOREIGN KEY ("drama_id") REFERENCES "public"."dramas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tmdb_pictures_stored" ON "tmdb_pictures" USING btree ("stored_at");