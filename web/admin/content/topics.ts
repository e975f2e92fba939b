// Converts the topics of the comfort guide between the form's fields and one entry per topic.
import { CONTENT_NOTES, type ContentNote, type NoteDetail, type NoteDetails } from '#contract/comfort.ts'
import { pagesIn, pagesText } from '#contract/page-read.ts'
import { withMember } from '#web/admin/lists/with-member.ts'

export type TopicStatus = '' | 'not found' | 'mentioned' | 'shown' | 'there'

/** The form's three fields: two comma-separated lists, and the details as JSON. */
export interface TopicTexts {
  contentNotes: string
  contentNotFound: string
  contentDetails: string
}

/** Details while typing: one line for each source. Kept without `how`, but not sent. */
type TypedDetail = Omit<NoteDetail, 'how' | 'sources'> & { how: NoteDetail['how'] | ''; sources: string }
type TypedDetails = Partial<Record<ContentNote, TypedDetail>>

export const topicDetailsText = (details: NoteDetails): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(details).map(([topic, detail]) => [
        topic,
        { ...detail, sources: pagesText(detail.sources) },
      ]),
    ),
  )

export const topicDetailsIn = (text: string): NoteDetails =>
  Object.fromEntries(
    Object.entries(typedIn(text)).flatMap(([topic, { how, where, sources, ...more }]) =>
      how ? [[topic, { ...more, how, where: where.trim(), sources: pagesIn(sources) }]] : [],
    ),
  )

const typedIn = (text: string): TypedDetails => JSON.parse(text || '{}')

interface TopicInput {
  status: TopicStatus
  where: string
  sources: string
}

export function topicIn(form: TopicTexts, topic: ContentNote): TopicInput {
  const { how, where = '', sources = '' } = typedIn(form.contentDetails)[topic] ?? {}
  const status = listed(form.contentNotes).has(topic)
    ? how || 'there'
    : listed(form.contentNotFound).has(topic)
      ? 'not found'
      : ''
  return { status, where, sources }
}

/** The changed form fields. */
export function withTopic(form: TopicTexts, topic: ContentNote, change: Partial<TopicInput>): TopicTexts {
  const details = typedIn(form.contentDetails)
  const { status, where, sources } = { ...topicIn(form, topic), ...change }
  const how = status === 'shown' || status === 'mentioned' ? status : ''
  return {
    contentNotes: inOrder(withMember(listed(form.contentNotes), topic, how !== '' || status === 'there')),
    contentNotFound: inOrder(withMember(listed(form.contentNotFound), topic, status === 'not found')),
    contentDetails: JSON.stringify({ ...details, [topic]: { ...details[topic], how, where, sources } }),
  }
}

const listed = (text: string) => new Set<string>(text.split(', '))
const inOrder = (topics: ReadonlySet<string>) => CONTENT_NOTES.filter((one) => topics.has(one)).join(', ')
