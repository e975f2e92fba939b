CREATE TABLE "diary" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diary_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"drama_id" integer NOT NULL,
	"day" date NOT NULL,
	"first_episode" integer,
	"last_episode" integer,
	"outcome" text,
	"rewatch" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "watchlist" ADD COLUMN "rewatch" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "diary" ADD CONSTRAINT "diary_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary" ADD CONSTRAINT "diary_drama_id_dramas_id_fk" FOREIGN KEY ("drama_id") REFERENCES "public"."dramas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diary_days" ON "diary" USING btree ("member_id","day","id");--> statement-breakpoint
CREATE INDEX "diary_drama" ON "diary" USING btree ("drama_id");