CREATE TABLE "credits" (
	"drama_id" integer NOT NULL,
	"role" text NOT NULL,
	"position" smallint NOT NULL,
	"person_id" integer NOT NULL,
	"credited_as" text NOT NULL,
	"name_key" text NOT NULL,
	CONSTRAINT "credits_drama_id_role_position_pk" PRIMARY KEY("drama_id","role","position")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"native_name" text,
	"other_names" text[] DEFAULT '{}'::text[] NOT NULL,
	"name_keys" text[] GENERATED ALWAYS AS (title_keys(array[name, native_name] || other_names)) STORED,
	"remark" text,
	"roles" text[] NOT NULL,
	"only_in" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"merged_into" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_drama_id_dramas_id_fk" FOREIGN KEY ("drama_id") REFERENCES "public"."dramas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_merged_into_people_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credits_person" ON "credits" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "credits_name" ON "credits" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "people_names" ON "people" USING gin ("name_keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "people_merged" ON "people" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "people_told_apart" ON "people" USING btree (title_key(name),"roles",coalesce(remark, '')) WHERE merged_into is null;