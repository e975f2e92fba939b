CREATE TABLE "jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"run_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"done_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_key" UNIQUE("kind","key")
);
--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("kind","run_at") WHERE done_at is null and failed_at is null;;--> statement-breakpoint
-- An instance of the version before, beside this one, queues mails and deletions in the tables of that version: they
-- become jobs, which only this version does. A later migration drops those tables, which stay empty, with these triggers.
create function queue_as_job() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'outbox' then
    insert into jobs (kind, payload, run_at, created_at)
    values ('mail', jsonb_strip_nulls(jsonb_build_object('kind', new.kind, 'recipient', new.recipient,
      'replyTo', new.reply_to, 'subject', new.subject, 'body', new.body)), new.next_at, new.created_at);
  else
    insert into jobs (kind, key, run_at) values ('file-deletion', new.prefix, new.next_at)
    on conflict (kind, key) do update set run_at = excluded.run_at;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger queue_as_job before insert on outbox for each row execute function queue_as_job();
--> statement-breakpoint
create trigger queue_as_job before insert on file_deletions for each row execute function queue_as_job();
--> statement-breakpoint
-- Mails keep their ids, which stand in their Message-ID: one that is being sent at this moment is sent once more.
with moved as (delete from outbox returning *)
insert into jobs (id, kind, key, payload, run_at, attempts, last_error, done_at, failed_at, created_at)
overriding system value
select id, 'mail',
  case when submission_id is not null and row_number() over (partition by submission_id, kind order by id) = 1
    then kind || ':' || submission_id end,
  jsonb_strip_nulls(jsonb_build_object('kind', kind, 'recipient', recipient, 'replyTo', reply_to,
    'subject', subject, 'body', body)),
  next_at, attempts, last_error, sent_at, case when sent_at is null then failed_at end, created_at
from moved;
--> statement-breakpoint
select setval(pg_get_serial_sequence('jobs', 'id'), case when is_called then last_value else 0 end + 1, false)
from outbox_id_seq;
--> statement-breakpoint
with moved as (delete from file_deletions returning *)
insert into jobs (kind, key, run_at, attempts, last_error, created_at)
select 'file-deletion', prefix, next_at, attempts, last_error, created_at from moved;
--> statement-breakpoint
with moved as (delete from tmdb_refresh returning *)
insert into jobs (kind, key, payload, run_at, attempts)
select 'where-to-watch', 'refresh', jsonb_build_object('day', day, 'calls', calls), coalesce(paused_until, now()), failures
from moved;
