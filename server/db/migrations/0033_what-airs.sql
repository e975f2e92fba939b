CREATE TABLE "airing_dramas" (
	"drama_id" integer PRIMARY KEY NOT NULL,
	"tmdb_id" integer,
	"checked_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "airing_episodes" (
	"drama_id" integer NOT NULL,
	"season" smallint NOT NULL,
	"number" smallint NOT NULL,
	"day" date NOT NULL,
	"is_last" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "airing_episodes_drama_id_season_number_pk" PRIMARY KEY("drama_id","season","number")
);
--> statement-breakpoint
ALTER TABLE "airing_dramas" ADD CONSTRAINT "airing_dramas_drama_id_dramas_id_fk" FOREIGN KEY ("drama_id") REFERENCES "public"."dramas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "airing_episodes" ADD CONSTRAINT "airing_episodes_drama_id_dramas_id_fk" FOREIGN KEY ("drama_id") REFERENCES "public"."dramas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "airing_dramas_due" ON "airing_dramas" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "airing_episodes_day" ON "airing_episodes" USING btree ("day");--> statement-breakpoint
CREATE INDEX "dramas_to_come" ON "dramas" USING btree ("aired_from") WHERE deleted_at is null and aired_from is not null;