// What a form says after a press of its button: something is missing, it was sent, or it could not be sent.
import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'

/** Milliseconds for which the answer to a form stays on the page. */
const ANSWER_MS = 4_000

/** @param words what is said when a required field is blank, and when the form has arrived */
export function useOutcome(words: { incomplete: string; sent: string }) {
  const [isIncomplete, setIncomplete] = useState(false)
  const [answer, setAnswer] = useState<{ words: string; tone: 'success' | 'error' } | null>(null)
  return {
    sending: () => setIncomplete(false),
    incomplete: () => setIncomplete(true),
    sent: () => setAnswer({ words: words.sent, tone: 'success' }),
    failed: (why: string) => setAnswer({ words: why, tone: 'error' }),
    /** stands above the button */
    banners: (
      <>
        <Banner message={isIncomplete && words.incomplete} tone="error" />
        <Banner
          message={answer?.words ?? null}
          tone={answer?.tone ?? 'success'}
          after={ANSWER_MS}
          onGone={() => setAnswer(null)}
        />
      </>
    ),
  }
}
