-- Credits are derived from the cast and the writer of a drama by the database itself, whoever writes the drama.

-- Every name in the cast and the writers of a drama. "Kim Jin-a (season 1)" is Kim Jin-a.
create view credited_names as
select drama_id, role, position, credited_as, name, title_key(name) as name_key
from (
  select drama_id, role, position, credited_as,
    case when credited_as ~ '[()]' then btrim(regexp_replace(credited_as, '\([^)]*(\)|$)', ' ', 'g'), ' )') else credited_as end as name
  from (
    select dramas.id as drama_id, 'actor' as role, position::smallint, btrim(left(part, 200)) as credited_as
    from dramas, unnest(main_cast) with ordinality as parts (part, position)
    union all
    select dramas.id, 'writer', position::smallint, btrim(left(part, 200))
    from dramas, regexp_split_to_table(writer, '[,;/&]| and ') with ordinality as parts (part, position)
  ) as parts
) as names
where title_key(name) <> '';
--> statement-breakpoint
-- The page of a person, before a number makes it unique. Hangul stays Hangul.
create function person_slug(name text) returns text
  language sql stable strict parallel safe
  return coalesce(
    nullif(btrim(left(regexp_replace(lower(unaccent(normalize(name, NFKC))), '[^a-z0-9가-힣]+', '-', 'g'), 80), '-'), ''),
    'person');
--> statement-breakpoint
-- Follows merges to the person that is left.
create function merged_person(integer) returns integer
  language sql stable strict parallel safe
  begin atomic
    with recursive chain as (
      select id, merged_into from people where id = $1
      union
      select people.id, people.merged_into from people join chain on people.id = chain.merged_into
    )
    select id from chain where merged_into is null;
  end;
--> statement-breakpoint
-- Names that mean nobody yet in their role, with where they come first.
create function unknown_names(names credited_names[])
  returns table (name_key text, name text, roles text[], first_drama integer, first_position smallint)
  language sql stable
  begin atomic
    select credited.name_key,
      (array_agg(credited.name order by drama_id, role, position))[1],
      array_agg(distinct role),
      min(drama_id),
      (array_agg(position order by drama_id, role, position))[1]
    from unnest(names) credited
    left join (
      -- credited as both in one drama: one person, in the other dramas too
      select distinct both_roles.name_key from unnest(names) both_roles
      group by drama_id, both_roles.name_key having count(distinct role) = 2
    ) together using (name_key)
    where not exists (
      select from people
      where people.name_keys @> array[credited.name_key] and role = any(people.roles)
        and (only_in = '{}' or drama_id = any(only_in)))
    group by credited.name_key, case when together.name_key is null then role end;
  end;
--> statement-breakpoint
-- Replaces the credits of these dramas. Adds people for names that are new.
create function derive_credits(drama_ids integer[]) returns void language plpgsql
  -- the planner has no figures of tables that were just filled
  set enable_seqscan = off
as $$
declare
  names credited_names[] := array(select names from credited_names names where names.drama_id = any(drama_ids));
  missed integer;
begin
  update people set roles = array['actor', 'writer'], updated_at = now()
  where id in (
    select min(people.id)
    from (
      select distinct name_key from unnest(names)
      group by drama_id, name_key having count(distinct role) = 2
    ) together
    join people on people.name_keys @> array[together.name_key]
    group by together.name_key
    having not (bool_or('actor' = any(people.roles)) and bool_or('writer' = any(people.roles)))
  );

  -- again where another transaction took the slug or added the person meanwhile
  for round in 1..5 loop
    with unknown as materialized (
      select *, person_slug(name) as base from unknown_names(names)
    ), numbered as (
      select unknown.*,
        row_number() over (partition by base order by first_drama, first_position, roles) + coalesce(highest, 0) as number
      from unknown
      left join lateral (
        select max(coalesce(substring(slug from '-([0-9]{1,6})$')::integer, 1)) as highest
        from people where exists (select from people where slug = unknown.base)
          and (slug = unknown.base or (starts_with(slug, unknown.base || '-') and slug ~ '-[0-9]{1,6}$'))
      ) taken on true
    ), added as (
      insert into people (slug, name, roles)
      select case when number = 1 then base else base || '-' || number end, name, roles
      from numbered order by first_drama, first_position
      on conflict do nothing returning id
    )
    select (select count(*) from unknown) - (select count(*) from added) into missed;
    exit when missed = 0;
  end loop;

  delete from credits where drama_id = any(drama_ids);
  insert into credits (drama_id, role, position, person_id, credited_as, name_key)
  select drama_id, role, position, meant.id, credited_as, name_key
  from unnest(names) credited
  cross join lateral (
    select case when merged_into is null then people.id else merged_person(people.id) end as id
    from people
    where people.name_keys @> array[credited.name_key] and credited.role = any(people.roles)
      and (only_in = '{}' or credited.drama_id = any(only_in))
    order by only_in <> '{}' desc, people.id
    limit 1
  ) meant;
end $$;
--> statement-breakpoint
create function derive_credits_of_new() returns trigger language plpgsql as $$
begin
  perform derive_credits(array(select id from written order by id));
  return null;
end $$;
--> statement-breakpoint
create function derive_credits_of_changed() returns trigger language plpgsql as $$
declare
  changed integer[] := array(
    select written.id from written join before using (id)
    where (written.main_cast, written.writer) is distinct from (before.main_cast, before.writer) order by id);
begin
  if cardinality(changed) > 0 then perform derive_credits(changed); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger dramas_credits_of_new after insert on dramas
  referencing new table as written for each statement execute function derive_credits_of_new();
--> statement-breakpoint
create trigger dramas_credits_of_changed after update on dramas
  referencing old table as before new table as written for each statement execute function derive_credits_of_changed();
