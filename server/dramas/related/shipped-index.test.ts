// The rules over everything we ship: the starter catalog and the whole index.
import { expect, test } from 'vitest'
import { nameKey } from '#contract/name-key.ts'
import { catalogue } from '#server/seed/catalogue/index.ts'
import { indexDramasIn, readIndexFiles } from '#server/seed/index/read-index.ts'
import { FeatureTable, type TableRow } from './feature-table.ts'
import { sentence } from './reasons.ts'
import { similarTo } from './similar.ts'

const table = new FeatureTable()
const people = new Map<string, number>()
const names = new Map<number, string>()
const credit = (creditedAs: string) => {
  const key = nameKey(creditedAs)
  const id = people.get(key) ?? people.size
  people.set(key, id)
  names.set(id, creditedAs)
  return id
}
const none = { nativeTitle: null, tags: [], inIndex: false, gentleness: null, heaviness: null }
const { facts } = await readIndexFiles()
const rows: TableRow[] = [
  ...catalogue.map((drama) => ({
    ...none,
    ...drama,
    ...drama.comfort,
    cast: drama.mainCast.map(credit),
    writers: drama.writer.split(', ').filter(Boolean).map(credit),
  })),
  ...indexDramasIn(facts)
    .filter((drama) => !drama.catalogue)
    .map((drama) => ({
      ...none,
      ...drama,
      inIndex: true,
      aliases: drama.aliases ?? [],
      tags: drama.tags ?? [],
      genre: drama.genres.join(', '),
      categories: [],
      cast: drama.cast.map(credit),
      writers: (drama.writers ?? []).map(credit),
    })),
].map((row, id) => ({ ...row, id }))
for (const row of rows) table.add(row)

test('every series is seen from each of its dramas, and was read through by a person', async () => {
  const found = new Set<string>()
  for (const { id } of rows) {
    const series = table.series(id)
    if (!series) continue
    expect(series.members.map((member) => member.id)).toContain(id)
    for (const member of series.members) expect(table.series(member.id)).toEqual(series)
    const members = series.members.map(({ id, label }) => {
      const { title, year } = rows[id]!
      return `${title} (${year}${label ? `, ${label}` : ''})`
    })
    found.add(`${series.kind}: ${members.join(' | ')}`)
  }
  // A new line in that file is a claim: check that these dramas do belong together.
  await expect(`${[...found].sort().join('\n')}\n`).toMatchFileSnapshot('./reviewed-series-of-the-index.txt')
})

test('dramas of every kind lead to three to six others, each with a reason', () => {
  const wrong: string[] = []
  const kinds = new Map<string, number>()
  // every fifth: the same findings in a second
  for (const { id, title } of rows.filter((row) => row.id % 5 === 0)) {
    const drama = table.traits(id)!
    const similar = similarTo(drama, table.nearest(drama), table.rarity, { cast: names, writers: names })
    if (similar.length < 3 || similar.length > 6) wrong.push(`${title}: ${similar.length}`)
    for (const { reason } of similar) {
      kinds.set(reason.kind, (kinds.get(reason.kind) ?? 0) + 1)
      if (!/^(Both .+|Just as gentle|.+ (is|are) in both)\.$/.test(sentence(reason)))
        wrong.push(sentence(reason))
    }
  }
  expect(wrong).toEqual([])
  // the weakest reason is rare
  expect(kinds.get('year') ?? 0).toBeLessThan(rows.length / 20)
})
