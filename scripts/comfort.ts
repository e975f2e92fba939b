// npm run comfort: what the comfort guide knows of the starter catalog, topic by topic and drama by drama, what its lists
// hold, what each mood begins with, and what thirty wishes are offered.
import { CONTENT_NOTES, type ContentNote, fitOf } from '#contract/comfort.ts'
import { catalogue } from '#server/seed/catalogue/index.ts'
import { research } from '#server/seed/comfort/index.ts'
import { printFirstTwelve } from './first-twelve.ts'
import { ranked } from './known-dramas.ts'
import { measures } from './measures.ts'
import { printWishes } from './wishes.ts'

const SIGNS = { shown: 'S', mentioned: 'm', 'not found': '-', 'not looked for': '?' } as const
type Status = keyof typeof SIGNS
const STATUSES = Object.keys(SIGNS) as Status[]

export default function comfort(): number {
  console.table(
    CONTENT_NOTES.map((topic) => {
      const found = [...research.keys()].map((title) => statusOf(title, topic))
      const counts = STATUSES.map((status) => [status, found.filter((one) => one === status).length])
      return { topic, ...Object.fromEntries(counts), ...listsWithout(topic) }
    }),
  )
  console.log(STATUSES.map((status) => `${SIGNS[status]} ${status}`).join(', '))
  console.log(`The topics, in this order: ${CONTENT_NOTES.join(', ')}\n`)
  for (const { title } of catalogue) {
    const signs = CONTENT_NOTES.map((topic) => SIGNS[statusOf(title, topic)]).join('')
    console.log(`${signs}  ${title} (${research.get(title)!.sources.length} pages)`)
  }
  printFirstTwelve()
  printWishes()
  console.table(measures())
  return 0
}

/** How many dramas somebody is offered who leaves the topic out, and their share of those not noted as showing it. */
function listsWithout(topic: ContentNote) {
  const those = (fit: string, avoid: ContentNote[], avoidMentions: ContentNote[] = []) =>
    ranked.filter(({ feel }) => fitOf(feel, { avoid, avoidMentions, gentle: false }) === fit).length
  const [list, unknown] = [those('fits', [topic]), those('unknown', [topic])]
  return {
    'list: not shown': list,
    share: `${Math.round((100 * list) / (list + unknown))} %`,
    'list: not even mentioned': those('fits', [], [topic]),
  }
}

function statusOf(title: string, topic: ContentNote): Status {
  const { present, notFound } = research.get(title)!
  return present[topic]?.how ?? (notFound.includes(topic) ? 'not found' : 'not looked for')
}
