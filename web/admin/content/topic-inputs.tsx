// The topics of the comfort guide in a drama's form: status, episodes and sources of each.

import { CONTENT_NOTES, type ContentNote, noteLabel } from '#contract/comfort.ts'
import { SOURCES_HINT } from '#contract/content/drama.ts'
import { LIMITS } from '#contract/limits.ts'
import { Select, TextArea, TextField } from '#web/ui/field.tsx'
import styles from '../admin.module.css'
import { type TopicStatus, type TopicTexts, topicIn, withTopic } from './topics.ts'
import type { EditForm } from './use-edit-form.ts'

const STATUSES: { value: TopicStatus; label: string }[] = [
  { value: '', label: 'Not looked for' },
  { value: 'not found', label: 'Looked for and not found' },
  { value: 'mentioned', label: 'There: mentioned' },
  { value: 'shown', label: 'There: shown' },
  { value: 'there', label: 'There: no details' },
]

export function TopicInputs({ form: { value, errors, change } }: { form: EditForm }) {
  const texts = value as unknown as TopicTexts
  const error = errors.contentDetails ?? errors.contentNotes ?? errors.contentNotFound
  return (
    <fieldset className={styles.part} aria-describedby={error ? 'admin-topics-error' : undefined}>
      <legend>Content notes</legend>
      {error && (
        <p className="err" id="admin-topics-error">
          {error}
        </p>
      )}
      <div className={styles.topics}>
        {CONTENT_NOTES.map((topic) => (
          <Topic key={topic} topic={topic} value={texts} onChange={(next) => change({ ...next })} />
        ))}
      </div>
    </fieldset>
  )
}

interface TopicProps {
  topic: ContentNote
  value: TopicTexts
  onChange: (change: TopicTexts) => void
}

function Topic({ topic, value, onChange }: TopicProps) {
  const { status, where, sources } = topicIn(value, topic)
  const label = noteLabel(topic)
  return (
    <div className={styles.topic}>
      <Select
        label={label}
        name={`topic-${topic}`}
        value={status}
        options={STATUSES}
        onChange={({ target }) => onChange(withTopic(value, topic, { status: target.value as TopicStatus }))}
      />
      {(status === 'mentioned' || status === 'shown') && (
        <>
          <TextField
            label={`${label}: where`}
            hint="Name the episodes if you can. Hidden behind a button, because it can be a spoiler."
            maxLength={LIMITS.listItem}
            value={where}
            onChange={({ target }) => onChange(withTopic(value, topic, { where: target.value }))}
          />
          <TextArea
            label={`${label}: sources`}
            hint={SOURCES_HINT}
            maxLength={LIMITS.description}
            rows={2}
            value={sources}
            onChange={({ target }) => onChange(withTopic(value, topic, { sources: target.value }))}
          />
        </>
      )}
    </div>
  )
}
