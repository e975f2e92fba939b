-- Dramas that have one of these keys, not more than `most`: close matches and suggestions choose among them.
create function dramas_with_close_keys(keys integer[], of_index boolean, most integer) returns setof dramas
  language plpgsql stable rows 100
  -- The planner counts what reading a row costs, but not its keys beside the table: of some thousand dramas it would
  -- read them all, a hundred times slower than the index. With the values known, a partial index tempts it the same way.
  set enable_seqscan = off
  set plan_cache_mode = force_generic_plan
as $$
begin
  return query select * from dramas
    where close_keys && keys and in_index = of_index and deleted_at is null
    limit most;
end $$;
