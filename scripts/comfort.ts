// npm run comfort: what the comfort guide knows of the starter catalogue, topic by topic and drama by drama, what its
// lists hold, and what each mood begins with.
import { CONTENT_NOTES, type ContentNote, type Feel, fitOf } from '#contract/comfort.ts'
import { catalogue } from '#server/seed/catalogue/index.ts'
import { research } from '#server/seed/comfort/index.ts'
import { printFirstTwelve } from './first-twelve.ts'

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
  const gentle = feels.filter(
    (feel) => fitOf(feel, { avoid: [], avoidMentions: [], gentle: true }) === 'fits',
  )
  console.log(`Gentle and not heavy: ${gentle.length} of ${feels.length}`)
  console.log(STATUSES.map((status) => `${SIGNS[status]} ${status}`).join(', '))
  console.log(`The topics, in this order: ${CONTENT_NOTES.join(', ')}\n`)
  for (const [title, { sources }] of research) {
    const signs = CONTENT_NOTES.map((topic) => SIGNS[statusOf(title, topic)]).join('')
    console.log(`${signs}  ${title} (${sources.length} pages)`)
  }
  printFirstTwelve()
  return 0
}

/** What lists and filters know of each drama. */
const feels: Feel[] = catalogue.map(({ title, comfort }) => {
  const { present = {}, notFound = [] } = research.get(title) ?? {}
  const that = (how: string) => CONTENT_NOTES.filter((topic) => present[topic]?.how === how)
  return { ...comfort, shown: that('shown'), mentioned: that('mentioned'), notFound }
})

/** How many dramas somebody is offered who leaves the topic out, and their share of those not noted as showing it. */
function listsWithout(topic: ContentNote) {
  const size = (avoid: ContentNote[], avoidMentions: ContentNote[]) =>
    feels.filter((feel) => fitOf(feel, { avoid, avoidMentions, gentle: false }) === 'fits').length
  const list = size([topic], [])
  const rest = feels.filter(({ shown }) => !shown.includes(topic)).length
  return {
    'list: not shown': list,
    share: `${Math.round((100 * list) / rest)} %`,
    'list: not even mentioned': size([], [topic]),
  }
}

function statusOf(title: string, topic: ContentNote): Status {
  const { present, notFound } = research.get(title)!
  return present[topic]?.how ?? (notFound.includes(topic) ? 'not found' : 'not looked for')
}
