// What public sources say about the starter catalogue, topic by topic. Each theme has a file; its keys are the titles.
import type { ContentNote, NoteDetail, NoteDetails, PageRead } from '#contract/comfort.ts'
import { CONTENT_NOTES } from '#contract/comfort.ts'
import everydayLife from './everyday-life.json' with { type: 'json' }
import familyAndFriends from './family-and-friends.json' with { type: 'json' }
import hospital from './hospital.json' with { type: 'json' }
import legend from './legend.json' with { type: 'json' }
import love from './love.json' with { type: 'json' }
import loveWithAPast from './love-with-a-past.json' with { type: 'json' }
import officeAndCourt from './office-and-court.json' with { type: 'json' }
import palace from './palace.json' with { type: 'json' }
import shadows from './shadows.json' with { type: 'json' }
import tableStageAndField from './table-stage-and-field.json' with { type: 'json' }

/** One drama as it stands in the files. A topic that is in neither `there` nor `notFound` was not looked for. */
export interface Research {
  /** the pages that were read */
  sources: PageRead[]
  /** `sources` are positions in the list of pages */
  present: Partial<Record<ContentNote, Omit<NoteDetail, 'sources'> & { sources: number[] }>>
  notFound: ContentNote[]
}

const files = [
  ...[everydayLife, familyAndFriends, tableStageAndField, love, loveWithAPast],
  ...[palace, legend, hospital, officeAndCourt, shadows],
] as unknown as Record<string, Research>[]

export const research: ReadonlyMap<string, Research> = new Map(files.flatMap((file) => Object.entries(file)))

/** Who says so, as it stands on the page. */
const PROVENANCE = 'Compiled from public recaps, November 2026; not every episode was watched by us'

/** What a new site stores of it. Empty for a drama that nobody has researched. */
export function researched(title: string) {
  const found = research.get(title)
  if (!found) return {}
  const topics = CONTENT_NOTES.flatMap((topic) => {
    const detail = found.present[topic]
    return detail ? [{ topic, ...detail, sources: detail.sources.map((at) => found.sources[at]!) }] : []
  })
  return {
    contentNotes: topics.map(({ topic }): string => topic),
    contentNotFound: CONTENT_NOTES.filter((topic): boolean => found.notFound.includes(topic)) as string[],
    contentDetails: Object.fromEntries(topics.map(({ topic, ...detail }) => [topic, detail])) as NoteDetails,
    comfortPages: found.sources,
    comfortSource: PROVENANCE,
  }
}
