// The topics of the comfort guide in a drama's form: status, episodes and sources of each.

import { CONTENT_NOTES, type ContentNote, noteLabel } from '#contract/comfort.ts'
import { SOURCES_HINT } from '#contract/content/drama.ts'
import { LIMITS } from '#contract/limits.ts'
import { Select, TextArea, TextField } from '#web/ui/field.tsx'
import styles from '../admin.module.css'
import { type TopicStatus, type TopicTexts, topicIn, withTopic } from './topics.ts'

const STATUSES: { value: TopicStatus; label: string }[] = [
  { value: '', label: 'Not looked for' },
  { value: 'not found', label: 'Looked for and not found' },
  { value: 'mentioned', label: 'There: mentioned' },
  { value: 'shown', label: 'There: shown' },
  { value: 'there', label: 'There: no details' },
]

interface TopicInputsProps {
  value: TopicTexts
  error: string | undefined
  onChange: (change: TopicTexts) => void
}

export function TopicInputs({ value, error, onChange }: TopicInputsProps) {
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
          <Topic key={topic} topic={topic} value={value} onChange={onChange} />
        ))}
      </div>
    </fieldset>
  )
}

function Topic({ topic, value, onChange }: Omit<TopicInputsProps, 'error'> & { topic: ContentNote }) {
  const { status, where, sources } = topicIn(value, topic)
  const label = noteLabel(topic)
  return (
    <div>
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
