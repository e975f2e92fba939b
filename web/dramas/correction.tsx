// "Something missing?" and "Something wrong?" on a drama's page: open a small, lazily loaded form.
import { Suspense, useState } from 'react'
import { paths } from '#web/paths.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Spinner } from '#web/ui/skeleton.tsx'
import type { CorrectionProps } from './correction-form.tsx'

const CorrectionForm = lazyPart(
  async () => (await import('./correction-form.tsx')).CorrectionForm,
  () => (
    <p role="alert" className="small">
      Could not load the form. Please{' '}
      <a className="link" href={paths.contact} data-reload>
        write to us
      </a>{' '}
      instead.
    </p>
  ),
)

const QUESTIONS = { topic: 'Something missing?', platforms: 'Something wrong?' }

/** Without scripts it is a link to the contact form. */
export function Correction(props: CorrectionProps) {
  const [open, setOpen] = useState(false)
  if (open)
    return (
      <Suspense fallback={<Spinner label="Loading the form" />}>
        <CorrectionForm {...props} onClose={() => setOpen(false)} />
      </Suspense>
    )
  return (
    <a
      className="link small"
      href={paths.contact}
      data-replay
      onClick={(event) => {
        event.preventDefault()
        setOpen(true)
      }}
    >
      {QUESTIONS[props.about]}
    </a>
  )
}
