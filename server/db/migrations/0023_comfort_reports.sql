-- The topics of a drama that are more than mentioned. A note without a detail counts as shown.
create function shown_notes(notes text[], details jsonb) returns text[]
  language sql immutable strict parallel safe
  return array(select note from unnest(notes) with ordinality as noted (note, position)
    where details -> note ->> 'how' is distinct from 'mentioned' order by position);
--> statement-breakpoint
CREATE TABLE "origin_salt" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"salt" text DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dramas" ADD COLUMN "content_shown" text[] GENERATED ALWAYS AS (shown_notes(content_notes, content_details)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "member_id" integer;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submissions_open_origins" ON "submissions" USING btree ("origin") WHERE "submissions"."origin" is not null and "submissions"."done_at" is null;