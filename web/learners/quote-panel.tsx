// One line of Korean: script, romanization, meaning and source.
import { dayKey, weekdayAndDay } from '#contract/in-words.ts'
import type { Quote } from '#contract/quotes.ts'
import { paths } from '#web/paths.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { COMMA } from '#web/ui/comma.ts'
import { Icon } from '#web/ui/icon.tsx'
import { speak, useKoreanVoice } from './korean-voice.ts'
import styles from './learners.module.css'
import { LineSource } from './line-source.tsx'
import type { MonthDay } from './month.ts'
import { SaveLineButton } from './save-line-button.tsx'

interface QuotePanelProps {
  day: MonthDay
  quote: Quote
  /** the drama's page, if it is in the catalogue */
  dramaId: number | null
  showRomanization: boolean
  onToggleRomanization: () => void
  onAnother: () => void
}

export function QuotePanel({
  day,
  quote,
  dramaId,
  showRomanization,
  onToggleRomanization,
  onAnother,
}: QuotePanelProps) {
  const voice = useKoreanVoice()
  return (
    <section className={styles.quote} aria-label="Quote of the day">
      <svg className={styles.mark} viewBox="12 4 44 62" aria-hidden="true">
        <path d={COMMA} fill="currentColor" />
      </svg>
      <header>
        <time dateTime={dayKey(day)}>{weekdayAndDay(day)}</time>
        {voice && (
          <span className="row">
            <IconButton
              label="Listen"
              icon="volume-2"
              edged
              onClick={() => speak(voice, quote.korean, false)}
            />
            <Button variant="ghost" size="sm" onClick={() => speak(voice, quote.korean, true)}>
              Play slowly
            </Button>
          </span>
        )}
      </header>
      <div>
        <p className={styles.korean} lang="ko">
          {quote.korean}
        </p>
        {showRomanization && (
          <p className={styles.romanization} lang="ko-Latn">
            {quote.romanization}
          </p>
        )}
        <p className={styles.english}>{quote.english}</p>
      </div>
      <div className="row apart">
        {dramaId === null ? (
          <span className={styles.source}>
            <Icon name="clapperboard" />
            {quote.drama}
          </span>
        ) : (
          <a className={styles.source} href={paths.drama(dramaId)}>
            <Icon name="clapperboard" />
            {quote.drama}
          </a>
        )}
        <span className="row">
          <SaveLineButton line={quote.id} />
          <Button variant="ghost" size="sm" aria-pressed={!showRomanization} onClick={onToggleRomanization}>
            {showRomanization ? 'Hide romanization' : 'Show romanization'}
          </Button>
          <Button variant="quiet" onClick={onAnother}>
            Choose Another Date
          </Button>
        </span>
      </div>
      <LineSource scene={quote.scene} source={quote.source} />
    </section>
  )
}
