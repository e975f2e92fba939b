// The addresses of new people: person_slug() of the name, with a number where somebody has it already.
import { type SQL, sql } from 'drizzle-orm'
import { people } from './table.ts'

/** @param base an SQL expression: person_slug() of the name, computed once */
export const freeSlug = (base: SQL): SQL => sql`(
  select ${base} || case when count(*) = 0 then '' else
    '-' || max(coalesce(substring(slug from '-([0-9]{1,6})$')::integer, 1)) + 1 end
  from ${people}
  where exists (select from ${people} where slug = ${base})
    and (slug = ${base} or starts_with(slug, ${base} || '-') and slug ~ '-[0-9]{1,6}$'))`
