// The banner after sending a form: incomplete, sent, or failed.
import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import styles from './forms.module.css'

/** Milliseconds for which the outcome is shown. */
const ANSWER_MS = 4_000

export function useOutcome() {
  const [answer, setAnswer] = useState<{ words: string; tone: 'success' | 'error' } | null>(null)
  return {
    sent: (words: string) => setAnswer({ words, tone: 'success' }),
    failed: (words: string) => setAnswer({ words, tone: 'error' }),
    /** Sticky at the top of the form. @param incomplete shown until the fields are filled in */
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
