// Which dramas a text names: the quick way, by the index and the few runs that end in a mark, against the rule written out.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { putDramas } from '#tests/dramas.ts'
import { aSite } from '#tests/site.ts'
import { newsLinks } from './links.ts'
import { dramasNamedIn } from './named-dramas.ts'
import { articles } from './table.ts'

const TITLES = [
  'Blues',
  'Our Blues',
  'Our Blues',
  'Our Blues Again: Part 2',
  'Misaeng: Incomplete Life',
  'Misaeng',
  'Re:Born',
  "Mother's",
  "It's Okay to Not Be Okay",
  'Who Are You?',
  'Who Are You: School 2015',
  '미생: 아직',
  '"One"',
  ': Nothing',
  ...Array.from({ length: 13 }, (_, at) => `Street ${at}`),
]

const site = await aSite()
const catalogue = await putDramas(
  site.db,
  TITLES.map((title) => ({ title })),
)

interface Run {
  from: number
  to: number
}

/** The ids of the dramas that a text names, in their order. */
function named(text: string): number[] {
  const runs = runsIn(text)
  const taken: Run[] = []
  const first: { id: number; from: number }[] = []
  const found = catalogue.map(({ id, title }) => ({
    id,
    runs: runs[title] ?? runs[title.split(':')[0]!] ?? [],
  }))
  const length = ([run]: Run[]) => (run ? run.to - run.from : 0)
  for (const { id, runs } of found.sort((a, b) => length(b.runs) - length(a.runs))) {
    const free = runs.filter((run) => !taken.some((other) => other.from <= run.from && run.to <= other.to))
    taken.push(...free)
    if (free.length > 0) first.push({ id, from: free[0]!.from })
  }
  return first
    .sort((a, b) => a.from - b.from)
    .slice(0, 12)
    .map(({ id }) => id)
}

/** Every run of one to eight words that begins like a title, in each way in which it may be written. */
function runsIn(text: string): Record<string, Run[]> {
  const runs: Record<string, Run[]> = Object.create(null)
  const words = text.replaceAll(/[‘’]/g, "'").split(/\s+/)
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(from + 8, words.length); to++) {
      const beginsSentence = from === 0 || /[.!?…:]["”')\]]*$/.test(words[from - 1]!)
      if (!/^[“"'([]*[\p{Lu}\p{Lo}\p{N}]/u.test(words[from]!) || (beginsSentence && to === from + 1)) continue
      const bare = words
        .slice(from, to)
        .join(' ')
        .replace(/^[“"'([]+/, '')
      const closed = bare.replace(/[,;:…)\]”"']+$/, '')
      const ended = closed.replace(/[.!?,;:…)\]”"']+$/, '')
      for (const written of new Set([bare, closed, ended, ended.replace(/'s$/, '')]))
        if (written.length > 1) runs[written] = [...(runs[written] ?? []), { from, to }]
    }
  return runs
}

const piece = fc.oneof(
  fc.constantFrom(...TITLES, 'Our', 'Are', 'You', 'the', 'of', 'Seoul', '2015', '미생'),
  fc.string({
    unit: fc.constantFrom('A', 'b', 's', "'", '’', '“', '"', '.', ':', ' ', '…', ')', '?'),
    maxLength: 6,
  }),
)
const marked = fc
  .tuple(
    fc.constantFrom('', '', '“', '(', '"'),
    piece,
    fc.constantFrom('', '', ',', '.', '”', '’s', "'s.", '?', ':', '...', ')'),
  )
  .map((parts) => parts.join(''))
const text = fc.array(marked, { maxLength: 40 }).map((words) => words.join(' '))

test('any text names the dramas that the rule says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 5 }), async (texts) => {
      const found = await dramasNamedIn(site.db, texts)
      expect(found.map((dramas) => dramas.map(({ id }) => id))).toEqual(texts.map(named))
    }),
    { numRuns: 150 },
  )
})

test('any drama leads to the newest six articles that name it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 12 }), async (texts) => {
      await site.db.delete(articles)
      const drawn = { celebrity: 'x', artSeed: 'x', drawing: 'sea', palette: 'dusk' }
      const rows = texts.map((content, at) => ({
        ...drawn,
        title: `${at}`,
        content,
        publishedAt: new Date(-at),
      }))
      await site.db.insert(articles).values(rows)
      const links = newsLinks(site.db)
      for (const { id } of catalogue.slice(0, 16)) {
        const expected = rows.filter(({ content }) => named(content).includes(id)).slice(0, 6)
        const found = await links.naming(id)
        expect(found!.map(({ title }) => title)).toEqual(expected.map(({ title }) => title))
      }
    }),
    { numRuns: 15 },
  )
})
