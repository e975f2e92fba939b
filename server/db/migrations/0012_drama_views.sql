CREATE TABLE "drama_readers" (
	"drama_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "drama_readers_drama_id_day_visitor_pk" PRIMARY KEY("drama_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "drama_views" (
	"drama_id" integer PRIMARY KEY NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drama_readers" ADD CONSTRAINT "drama_readers_drama_id_dramas_id_fk" FOREIGN KEY ("drama_id") REFERENCES "public"."dramas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drama_views" ADD CONSTRAINT "drama_views_drama_id_dramas_id_fk" FOREIGN KEY ("drama_id") REFERENCES "public"."dramas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drama_readers_day" ON "drama_readers" USING btree ("day");