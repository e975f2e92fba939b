// npm run comfort: what the comfort guide knows of the starter catalogue, topic by topic and drama by drama, and what each mood begins with.
import { CONTENT_NOTES, type ContentNote } from '#contract/comfort.ts'
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
      return { topic, ...Object.fromEntries(counts) }
    }),
  )
  console.log(STATUSES.map((status) => `${SIGNS[status]} ${status}`).join(', '))
  console.log(`The topics, in this order: ${CONTENT_NOTES.join(', ')}\n`)
  for (const [title, { sources }] of research) {
    const signs = CONTENT_NOTES.map((topic) => SIGNS[statusOf(title, topic)]).join('')
    console.log(`${signs}  ${title} (${sources.length} pages)`)
  }
  printFirstTwelve()
  return 0
}

function statusOf(title: string, topic: ContentNote): Status {
  const { present, notFound } = research.get(title)!
  return present[topic]?.how ?? (notFound.includes(topic) ? 'not found' : 'not looked for')
}
