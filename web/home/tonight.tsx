// Tonight: a question with three answers that lead to recommendations. A form, so it works without scripts.
import type { SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { type ContentNote, noteLabel, notesIn } from '#contract/comfort.ts'
import { CAN_TAKE, LENGTHS } from '#contract/tonight.ts'
import { avoided, remember } from '#web/dramas/avoided.ts'
import { browseOf } from '#web/dramas/queries.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import styles from './tonight.module.css'

/** What people leave out most. Every other topic can be left out of the recommendations themselves. */
const NOT_TONIGHT: readonly ContentNote[] = [
  'grief',
  'illness',
  'death of a parent',
  'suicide',
  'violence',
  'abuse',
  'bullying',
  'infidelity',
  'animal harm',
]

export function Tonight() {
  const [, navigate] = useLocation()

  function answer(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const { feel, length, avoid } = browseOf(new URLSearchParams([...form] as [string, string][]))
    const wish = { feel, avoid: notesIn(`${avoided()?.avoid},${avoid}`).join() || undefined }
    remember(wish)
    navigate(paths.browse({ ...wish, avoidMentions: avoided()?.avoidMentions, length }))
  }

  return (
    <section className="wrap" aria-labelledby="tonight">
      <form className={styles.tonight} action={paths.browse()} onSubmit={answer}>
        <h2 id="tonight">Tonight, how much can you take?</h2>
        <p className={styles.answers}>
          {Object.entries(CAN_TAKE).map(([feel, { label }]) => (
            <Button key={feel} type="submit" variant="quiet" name="feel" value={feel}>
              {label}
            </Button>
          ))}
        </p>
        <details className={styles.more}>
          <summary>How long, and what not tonight</summary>
          <div className={styles.choices}>
            <Select
              label="How long?"
              name="length"
              options={[
                { value: '', label: 'As long as it likes' },
                ...Object.entries(LENGTHS).map(([value, { label }]) => ({ value, label })),
              ]}
            />
            <Select
              label="What not tonight?"
              name="avoid"
              options={[
                { value: '', label: 'Nothing to leave out' },
                ...NOT_TONIGHT.map((note) => ({ value: note, label: noteLabel(note) })),
              ]}
            />
          </div>
        </details>
      </form>
    </section>
  )
}
