// The topics of the comfort guide as the drama's form holds them: one text, because a form is stored as flat values.
import { CONTENT_NOTES, type ContentNote, type NoteDetails } from '#contract/comfort.ts'
import { pagesIn, pagesText } from '#contract/page-read.ts'

export type TopicStatus = '' | 'not found' | 'mentioned' | 'shown' | 'there'

interface TopicInput {
  status: TopicStatus
  where: string
  /** a line for each page: see pagesIn() */
  sources: string
  addedByReader?: string | undefined
}

/** What the server stores of the topics. */
interface TopicFields {
  contentNotes: string[]
  contentNotFound: string[]
  contentDetails: NoteDetails
}

const NOTHING: TopicInput = { status: '', where: '', sources: '' }

/** The form's text for what is stored. */
export function topicsText({ contentNotes, contentNotFound, contentDetails }: TopicFields): string {
  const inputs = CONTENT_NOTES.flatMap((topic): [string, TopicInput][] => {
    if (contentNotes.includes(topic)) {
      const detail = contentDetails[topic]
      if (!detail) return [[topic, { ...NOTHING, status: 'there' }]]
      const { how, sources, ...more } = detail
      return [[topic, { ...more, status: how, sources: pagesText(sources) }]]
    }
    return contentNotFound.includes(topic) ? [[topic, { ...NOTHING, status: 'not found' }]] : []
  })
  return JSON.stringify(Object.fromEntries(inputs))
}

export function topicIn(text: string, topic: ContentNote): TopicInput {
  return { ...NOTHING, ...parsed(text)[topic] }
}

export const withTopic = (text: string, topic: ContentNote, change: Partial<TopicInput>): string =>
  JSON.stringify({ ...parsed(text), [topic]: { ...topicIn(text, topic), ...change } })

export function topicFields(text: string): TopicFields {
  const inputs = CONTENT_NOTES.map((topic) => ({ topic, ...topicIn(text, topic) }))
  const there = inputs.filter(({ status }) => status !== '' && status !== 'not found')
  return {
    contentNotes: there.map(({ topic }) => topic),
    contentNotFound: inputs.filter(({ status }) => status === 'not found').map(({ topic }) => topic),
    contentDetails: Object.fromEntries(
      there.flatMap(({ topic, status, where, sources, addedByReader }) =>
        status === 'there'
          ? []
          : [
              [
                topic,
                {
                  how: status,
                  where: where.trim(),
                  sources: pagesIn(sources),
                  ...(addedByReader && { addedByReader }),
                },
              ],
            ],
      ),
    ),
  }
}

const parsed = (text: string): Partial<Record<ContentNote, TopicInput>> => JSON.parse(text || '{}')
