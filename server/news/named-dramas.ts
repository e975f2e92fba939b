// Which dramas a text names, by the titles in it. A title of one word that begins a sentence may be just that word.
import { and, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { dramas, inCatalogue, shortTitle } from '#server/dramas/table.ts'

export interface NamedDrama {
  id: number
  title: string
}

/** Where in the text a run of words stands, in words. */
interface Run {
  from: number
  to: number
}
type Runs = Map<string, Run[]>
type Known = NamedDrama & { short: string }

/** Words of the longest title that is looked for. */
const LONGEST = 8
/** Runs of words that are looked at: far more than an article has, and an end for what is none. */
const RUNS_MOST = 20_000
const MOST = 12

/** The dramas that each of the texts names, in the order in which they are named. */
export async function dramasNamedIn(db: Db, texts: readonly string[]): Promise<NamedDrama[][]> {
  const runs = texts.map(titleLikeRuns)
  const known = await knownAmong(db, runs)
  return runs.map((found) => resolve(known, found))
}

/** Every drama that the runs may name, and some that share the beginning of their title with one. */
async function knownAmong(db: Db, runs: readonly Runs[]): Promise<Known[]> {
  const beginnings = new Set(
    runs.flatMap((found) => [...found.keys()].map((words) => words.split(':', 1)[0])),
  )
  return beginnings.size > 0 ? dramasBeginning(db).execute({ beginnings: [...beginnings] }) : []
}

const dramasBeginning = prepared((db) =>
  db
    .select({ id: dramas.id, title: dramas.title, short: shortTitle })
    .from(dramas)
    .where(and(inCatalogue, sql`${shortTitle} = any(${sql.placeholder('beginnings')}::text[])`))
    .orderBy(dramas.id)
    .prepare('dramas_beginning'),
)

/** Where two titles overlap, the longer one wins. */
function resolve(known: readonly Known[], found: Runs): NamedDrama[] {
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
function titleLikeRuns(text: string): Runs {
  const runs: Runs = new Map()
  let looked = 0
  const tokens = text.replaceAll(/[\u2018\u2019]/g, "'").split(/\s+/)
  for (const [from, token] of tokens.entries()) {
    if (!/^[“"'([]*[\p{Lu}\p{Lo}\p{N}]/u.test(token)) continue
    const beginsSentence = from === 0 || /[.!?…:]["”')\]]*$/.test(tokens[from - 1]!)
    let run = token.replace(/^[“"'([]+/, '')
    for (let to = from + 1; to <= Math.min(from + LONGEST, tokens.length); to++) {
      if (to > from + 1) run += ` ${tokens[to - 1]}`
      else if (beginsSentence) continue
      if (++looked > RUNS_MOST) return runs
      for (const written of writings(run)) {
        const known = runs.get(written)
        if (known) known.push({ from, to })
        else runs.set(written, [{ from, to }])
      }
    }
  }
  return runs
}

/** “Goblin,” and Goblin's are Goblin; but a question mark may belong to a title. */
function writings(run: string): Iterable<string> {
  if (!/[.!?,;:…)\]”"'s]$/.test(run)) return run.length > 1 ? [run] : []
  const closed = run.replace(/[,;:…)\]”"']+$/, '')
  const ended = closed.replace(/[.!?,;:…)\]”"']+$/, '')
  return new Set([run, closed, ended, ended.replace(/'s$/, '')].filter((words) => words.length > 1))
}
