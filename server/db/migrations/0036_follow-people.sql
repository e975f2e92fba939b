CREATE TABLE "airing_mails" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"week" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "airing_mails_week" UNIQUE("member_id","week")
);
--> statement-breakpoint
CREATE TABLE "airing_members" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"calendar_hash" text,
	"calendar_since" timestamp (3) with time zone,
	"weekly_mail" boolean DEFAULT false NOT NULL,
	CONSTRAINT "airing_members_calendar_hash_unique" UNIQUE("calendar_hash")
);
--> statement-breakpoint
CREATE TABLE "followed_people" (
	"member_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "followed_people_member_id_person_id_pk" PRIMARY KEY("member_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "airing_mails" ADD CONSTRAINT "airing_mails_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "airing_members" ADD CONSTRAINT "airing_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_people" ADD CONSTRAINT "followed_people_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_people" ADD CONSTRAINT "followed_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "airing_mails_created" ON "airing_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "airing_members_mailed" ON "airing_members" USING btree ("member_id") WHERE weekly_mail;--> statement-breakpoint
CREATE INDEX "followed_people_person" ON "followed_people" USING btree ("person_id","member_id");