// Which fields of the comfort guide are sent out, and the wish of a query.
import { sql } from 'drizzle-orm'
import { CONFIRMED_BY, type ComfortWish, type Feel, notesIn, type SCALES } from '#contract/comfort.ts'
import { type Reports, scalesOf } from '#contract/content/comfort-of.ts'
import type { DramaRow, ListedRow } from './table.ts'

/** The same in short, for lists. */
export const listedFeel = (row: ListedRow) =>
  row.comfortSource === null
    ? undefined
    : {
        ...scalesOf(row),
        shown: row.contentShown,
        mentioned: row.contentNotes.filter((note) => !row.contentShown.includes(note)),
      }

/** The comfort filter in the query; null without one. */
export function wishOf(query: {
  avoid?: string | undefined
  avoidMentions?: string | undefined
  gentle?: unknown
}): ComfortWish | null {
  const wish = {
    avoid: notesIn(query.avoid),
    avoidMentions: notesIn(query.avoidMentions),
    gentle: Boolean(query.gentle),
  }
  return wish.avoid.length > 0 || wish.avoidMentions.length > 0 || wish.gentle ? wish : null
}

/** What the filters ask of a drama. */
export const knownFeel = (row: FeelRow): Feel | undefined =>
  row.comfortSource === null
    ? undefined
    : {
        ...scalesOf(row),
        shown: [...row.contentShown, ...row.confirmed],
        mentioned: row.contentNotes.filter((note) => !row.contentShown.includes(note)),
        notFound: row.contentNotFound.filter((note) => !row.contentNotes.includes(note)),
      }

type FeelRow = Pick<
  ListedRow & DramaRow,
  (typeof SCALES)[number] | 'comfortSource' | 'contentNotes' | 'contentNotFound' | 'contentShown'
> &
  Pick<Reports, 'confirmed'>

// Raw SQL, because the query builder omits table names when it selects from one table.
const openReports = sql`from submissions left join members on members.id = member_id
  where drama_id = dramas.id and topic is not null and done_at is null`

const reported = sql<string[]>`array(select topic ${openReports} group by topic order by min(submissions.id))`

const confirmed = sql<
  string[]
>`array(select topic ${openReports} and fields ->> 'how' is distinct from 'mentioned'
  and submissions.created_at >= members.created_at + make_interval(days => ${sql.raw(String(CONFIRMED_BY.accountDays))})
  group by topic
  having least(count(distinct member_id), count(distinct origin)) >= ${sql.raw(String(CONFIRMED_BY.members))})`

export const openTopics = { reported, confirmed }
