// Two hundred texts as people type them into the search box. The same every time.
import { seededRandom } from '#art/seeded-random.ts'
import { indexDramasIn, readIndexFiles } from '#server/seed/index/read-index.ts'
import { searchQueries } from '#tests/search-queries.ts'

/** Texts by kind: names of the catalogue and the index, people, slips, Hangul, initials, beginnings, nonsense. */
export async function searchTerms(): Promise<Map<string, string[]>> {
  const random = seededRandom('what people type')
  const entries = indexDramasIn((await readIndexFiles()).facts)
  const some = <Of>(count: number, all: readonly Of[]) =>
    Array.from({ length: count }, () => random.pick(all))
  const titles = some(30, entries).map(({ title }) => title)
  const people = some(30, entries).flatMap(({ cast }) => cast.slice(0, 1))
  const long = entries.filter(({ title }) => title.length > 7)
  const slip = (text: string) => {
    const at = random.whole(2, text.length - 3)
    return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
  }
  const written = (...kinds: string[]) =>
    searchQueries.filter(({ kind }) => kinds.includes(kind)).map(({ query }) => query)
  return new Map([
    ['titles', titles],
    ['people', people],
    ['slips', [...some(20, long).map(({ title }) => slip(title)), ...people.slice(0, 10).map(slip)]],
    ['Hangul', some(30, written('hangul', 'particle'))],
    ['initials', some(10, written('initials'))],
    ['other spellings', some(20, written('romanization', 'alias', 'typo', 'name-order'))],
    ['half a title', some(20, long).map(({ title }) => title.slice(0, Math.ceil(title.length / 2)))],
    ['two letters', some(15, entries).map(({ title }) => title.slice(0, 2))],
    ['nonsense', some(15, written('nothing'))],
  ])
}
