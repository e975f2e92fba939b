// Which dramas a text names, by the titles in it. A title of one word that begins a sentence may be just that word.
import { and, desc, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { dramas } from '#server/dramas/table.ts'
import { isPublic } from './store.ts'
import type { PublishedRow } from './table.ts'
import { articles } from './table.ts'

interface NamedDrama {
  id: number
  title: string
}

/** Where in the text a run of words stands, in words. */
interface Run {
  from: number
  to: number
}

/** Words of the longest title that is looked for. */
const LONGEST = 8
/** Runs of words that are looked at: far more than an article has, and an end for what is none. */
const RUNS_MOST = 20_000
const MOST = 12
const MOST_ARTICLES = 6

/** The dramas that each of the texts names, in the order in which they are named. */
export async function dramasNamedIn(db: Db, texts: readonly string[]): Promise<NamedDrama[][]> {
  const runs = texts.map(titleLikeRuns)
  const words = [...new Set(runs.flatMap((found) => [...found.keys()]))]
  if (words.length === 0) return texts.map(() => [])
  const wanted = sql`any(${sql.param(words)}::text[])`
  const short = sql<string>`split_part(${dramas.title}, ':', 1)`
  const known = await db
    .select({ id: dramas.id, title: dramas.title, short })
    .from(dramas)
    .where(and(isNull(dramas.deletedAt), sql`(${dramas.title} = ${wanted} or ${short} = ${wanted})`))
    .orderBy(dramas.id)
  return runs.map((found) => resolve(known, found))
}

/** The newest articles that name a drama. */
export async function articlesNaming(db: Db, drama: NamedDrama): Promise<PublishedRow[]> {
  const short = drama.title.split(':', 1)[0]!
  const rows = await db
    .select()
    .from(articles)
    .where(and(isPublic, sql`position(${short} in replace(${articles.content}, '’', '''')) > 0`))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(24)
  const named = await dramasNamedIn(
    db,
    rows.map(({ content }) => content),
  )
  return (rows as PublishedRow[])
    .filter((_, at) => named[at]!.some(({ id }) => id === drama.id))
    .slice(0, MOST_ARTICLES)
}

/** The longer title wins where two share their words. */
function resolve(known: (NamedDrama & { short: string })[], found: Map<string, Run[]>): NamedDrama[] {
  const named = known
    .map(({ id, title, short }) => ({ id, title, runs: found.get(title) ?? found.get(short) ?? [] }))
    .sort((a, b) => length(b.runs) - length(a.runs))
  const taken: Run[] = []
  const first = new Map<NamedDrama, number>()
  for (const { id, title, runs } of named) {
    const free = runs.filter((run) => !taken.some((other) => other.from <= run.from && run.to <= other.to))
    if (free.length === 0) continue
    taken.push(...free)
    first.set({ id, title }, free[0]!.from)
  }
  return [...first]
    .sort(([, a], [, b]) => a - b)
    .slice(0, MOST)
    .map(([drama]) => drama)
}

const length = ([run]: Run[]) => (run ? run.to - run.from : 0)

/** Every run of words that begins like a title, as it would be written alone. */
function titleLikeRuns(text: string): Map<string, Run[]> {
  const runs = new Map<string, Run[]>()
  let looked = 0
  const tokens = text.replaceAll(/[\u2018\u2019]/g, "'").split(/\s+/)
  for (const [from, token] of tokens.entries()) {
    if (!/^[“"'([]*[\p{Lu}\p{Lo}\p{N}]/u.test(token)) continue
    const beginsSentence = from === 0 || /[.!?…:]["”')\]]*$/.test(tokens[from - 1]!)
    for (let to = from + 1; to <= Math.min(from + LONGEST, tokens.length); to++) {
      if (to === from + 1 && beginsSentence) continue
      if (++looked > RUNS_MOST) return runs
      for (const written of writings(tokens.slice(from, to).join(' '))) {
        const known = runs.get(written)
        if (known) known.push({ from, to })
        else runs.set(written, [{ from, to }])
      }
    }
  }
  return runs
}

/** “Goblin,” and Goblin's are Goblin; but a question mark may belong to a title. */
function writings(run: string): Set<string> {
  const bare = run.replace(/^[“"'([]+/, '')
  const closed = bare.replace(/[,;:…)\]”"']+$/, '')
  const ended = closed.replace(/[.!?,;:…)\]”"']+$/, '')
  return new Set([bare, closed, ended, ended.replace(/'s$/, '')].filter((words) => words.length > 1))
}
