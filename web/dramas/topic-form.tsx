// The form that adds one topic to the filter: a few letters find it. It works without scripts.
import { type SubmitEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { CONTENT_NOTES, noteLabel, notesIn, topicsNamed } from '#contract/comfort.ts'
import { withOr } from '#contract/in-words.ts'
import { type Browse, paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { remember } from './avoided.ts'
import styles from './comfort.module.css'
import { wishIn } from './queries.ts'
import { HiddenWish } from './sort-choice.tsx'

export function TopicForm({ browse, onAdded }: { browse: Browse; onAdded: () => void }) {
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const list = useId()

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const [topic, ...others] = topicsNamed(typed)
    if (!topic || others.length > 0) {
      setProblem(
        topic ? `Which one: ${withOr([topic, ...others])}?` : 'Please choose one of the topics in the list.',
      )
      return
    }
    const { submitter } = event.nativeEvent
    const name =
      submitter instanceof HTMLButtonElement && submitter.value === 'mentioned' ? 'avoidMentions' : 'avoid'
    const other = name === 'avoid' ? 'avoidMentions' : 'avoid'
    const topics = {
      [name]: notesIn([browse[name], topic].join()).join(),
      [other]: notesIn(browse[other])
        .filter((one) => one !== topic)
        .join(),
    }
    setTyped('')
    remember(topics)
    onAdded()
    navigate(paths.browse({ ...browse, ...topics, page: 1, unchecked: undefined }))
  }

  return (
    <form className={styles.topic} action={paths.browse()} onSubmit={add}>
      <HiddenWish
        wish={{ ...wishIn(browse), search: browse.search, categories: browse.categories, sort: browse.sort }}
      />
      <Field label="A topic you would rather not meet" error={problem}>
        {(attributes) => (
          <>
            <input
              {...attributes}
              className="input"
              name="topic"
              list={list}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => {
                setProblem(null)
                setTyped(target.value)
              }}
            />
            <datalist id={list}>
              {CONTENT_NOTES.map((note) => (
                <option key={note} value={noteLabel(note)} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Button type="submit" variant="quiet" name="how" value="shown">
        Not shown
      </Button>
      <Button type="submit" variant="quiet" name="how" value="mentioned">
        Not even mentioned
      </Button>
    </form>
  )
}
