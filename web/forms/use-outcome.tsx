// What a form says after a press of its button: something is missing, it was sent, or it could not be sent.
import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import styles from './forms.module.css'

/** Milliseconds for which the answer to a form stays on the page. */
const ANSWER_MS = 4_000

export function useOutcome() {
  const [answer, setAnswer] = useState<{ words: string; tone: 'success' | 'error' } | null>(null)
  return {
    sent: (words: string) => setAnswer({ words, tone: 'success' }),
    failed: (words: string) => setAnswer({ words, tone: 'error' }),
    /** Stands at the top of the form and stays in view while the form is. @param incomplete said until it is mended */
    banners: (incomplete: string | false) => (
      <div className={styles.said}>
        <Banner message={incomplete} tone="error" />
        <Banner
          message={incomplete ? null : answer?.words}
          tone={answer?.tone ?? 'success'}
          after={ANSWER_MS}
          onDismiss={() => setAnswer(null)}
        />
      </div>
    ),
  }
}
