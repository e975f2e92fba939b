ALTER TABLE "tmdb_titles" ADD COLUMN "close_keys" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
CREATE INDEX "tmdb_titles_close" ON "tmdb_titles" USING gin ("close_keys");--> statement-breakpoint
-- As in 0015, and then those that only TMDB's titles lead to.
create or replace function dramas_with_close_keys(keys integer[], of_index boolean, most integer) returns setof dramas
  language plpgsql stable rows 100
  set enable_seqscan = off
  set plan_cache_mode = force_generic_plan
as $$
begin
  return query select * from dramas
    where close_keys && keys and in_index = of_index and deleted_at is null
    limit most;
  -- an array of ids: of a join the planner would read all dramas
  return query select * from dramas
    where id = any(array(select drama_id from tmdb_titles where tmdb_titles.close_keys && keys))
      and not close_keys && keys and in_index = of_index and deleted_at is null
    limit most;
end $$;
