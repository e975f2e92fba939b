// Korean Learners: a calendar with a line of Korean for each day of the current week.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { type CalendarDay, monthAndYear } from '#contract/in-words.ts'
import { type Quote, quotes, type TipKind } from '#contract/quotes.ts'
import { useMember } from '#web/auth/member.ts'
import type { PageProps } from '#web/load-page.ts'
import type { Params } from '#web/pages.ts'
import { paths } from '#web/paths.ts'
import { Head } from '#web/shell/head.tsx'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Companion } from '#web/ui/companion.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Piece } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FurtherLines } from './further-lines.tsx'
import { KoreanRuns } from './korean-runs.tsx'
import styles from './learners.module.css'
import { furtherLines, lineChoiceOf, lineSources } from './line-queries.ts'
import type { MonthDay } from './month.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { QuotePanel } from './quote-panel.tsx'
import { useLineToSave } from './save-line-button.tsx'
import { learnersTexts as texts } from './texts.ts'
import { todayNow, useToday, weekOf } from './today.ts'
import { useRomanization } from './use-romanization.ts'

const TIP_ICONS = {
  grammar: 'lightbulb',
  sound: 'volume-2',
  today: 'message-circle',
} as const satisfies Record<TipKind, string>

/** Loaded only for members. */
const SavedLines = lazyPart(
  async () => (await import('./saved-lines.tsx')).SavedLines,
  () => <p role="alert">Could not load your saved lines. Please reload the page.</p>,
)

/** Here, not in pages.ts: every page would load how the choice is read. */
export const furtherNeeds = (_client: QueryClient, _params: Params, query: URLSearchParams) => [
  lineSources,
  furtherLines(lineChoiceOf(query)),
]

export default function LearnersPage({ query }: PageProps) {
  const choice = lineChoiceOf(query)
  const today = useToday()
  const requested = new URLSearchParams(useSearch()).get('line')
  // Until a day is chosen, use the line named by the address.
  const [pressed, setChosen] = useState<MonthDay | null>()
  const chosen = pressed === undefined ? dayOfLine(requested, today) : pressed
  const [romanization, toggleRomanization] = useRomanization()
  const quote = chosen && quotes[chosen.weekday]
  const { data: sources } = useQuery(lineSources)
  const { member } = useMember()
  useLineToSave()

  const todays = () => weekOf(todayNow()).find((day) => day.isToday)

  // On a small screen the line is below the calendar.
  const beside = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (pressed) beside.current?.scrollIntoView({ block: 'nearest' })
  }, [pressed])

  const calendar = useRef<HTMLElement>(null)
  /** The panel's button is removed with it, so the focus returns to the day. */
  const putAway = () => {
    calendar.current?.querySelector<HTMLElement>('td [aria-pressed=true]')?.focus()
    setChosen(null)
  }

  return (
    <div className={`wrap ${styles.page}`}>
      <Head
        title="Korean Learners"
        description="A line of Korean from a drama for every day of the week, with romanization, meaning and learning tips. 10 minutes a day."
        path={paths.learners}
        hidden={query.size > 0}
      />
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <div className={styles.columns}>
        <section ref={calendar} className={classes('panel', styles.calendar)} aria-labelledby="month">
          <div className="row apart">
            <h2 id="month">{today ? monthAndYear(today) : 'This month'}</h2>
            <Button size="sm" onClick={() => setChosen(todays() ?? null)}>
              Today's Quote
            </Button>
          </div>
          {today ? (
            <MonthCalendar
              key={`${today.year}-${today.month}-${today.day}`}
              today={today}
              chosen={chosen}
              onChoose={setChosen}
              labelledBy="month"
            />
          ) : (
            <Skeleton className={styles.monthToCome!} />
          )}
          <p className="hint">{texts.calendarHint}</p>
        </section>
        <div ref={beside} aria-live="polite" className={styles.beside}>
          {chosen && quote ? (
            <QuotePanel
              day={chosen}
              quote={quote}
              dramaId={sources?.find(({ line }) => line === quote.id)?.dramaId ?? null}
              showRomanization={romanization}
              onToggleRomanization={toggleRomanization}
              onAnother={putAway}
            />
          ) : (
            <div className={styles.waiting}>
              <Companion name="scholar" />
              <p>{texts.missed}</p>
            </div>
          )}
        </div>
      </div>
      {quote && <LearningTips quote={quote} />}
      <HowToLearn />
      <div className={styles.next}>
        <Onward href={paths.browse()} picture="sea" title={texts.hear.title} text={texts.hear.text} />
        <Onward
          href={paths.community()}
          picture="field"
          title={texts.practise.title}
          text={texts.practise.text}
        />
      </div>
      {member && (
        <Suspense>
          <SavedLines />
        </Suspense>
      )}
      <FurtherLines choice={choice} showRomanization={romanization} />
      <SevenLines />
    </div>
  )
}

function LearningTips({ quote }: { quote: Quote }) {
  return (
    <section className={styles.learning} aria-labelledby="tips">
      <h2 id="tips">Learning tips</h2>
      <div className={classes('sheet', styles.tips)}>
        {quote.tips.map((tip) => (
          <Piece key={tip.kind} plain className={styles.tip}>
            <h3>
              <Icon name={TIP_ICONS[tip.kind]} />
              <KoreanRuns text={tip.title} />
            </h3>
            <p>
              <KoreanRuns text={tip.text} />
            </p>
          </Piece>
        ))}
      </div>
    </section>
  )
}

function HowToLearn() {
  return (
    <section className={styles.how} aria-labelledby="how">
      <h2 id="how">{texts.how.title}</h2>
      <ol className={classes('sheet', styles.steps)}>
        {texts.how.steps.map((step) => (
          <Piece as="li" key={step.title} plain className={styles.tip}>
            <h3>
              {step.title} <span className="small muted">{step.minutes} minutes</span>
            </h3>
            <p>{step.text}</p>
          </Piece>
        ))}
      </ol>
    </section>
  )
}

/** For readers without scripts, who cannot choose a day. */
function SevenLines() {
  return (
    <noscript>
      <section className={styles.how}>
        <h2>The seven lines</h2>
        <dl className="stitched">
          {quotes.map((line) => (
            <div key={line.id}>
              <dt lang="ko">{line.korean}</dt>
              <dd>
                {line.romanization} {line.english} ({line.drama})
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </noscript>
  )
}

function Onward({
  href,
  picture,
  title,
  text,
}: {
  href: string
  picture: string
  title: string
  text: string
}) {
  return (
    <a href={href} className={styles.onward}>
      <img src={`/images/home/${picture}.webp`} alt="" width="144" height="104" loading="lazy" />
      <span>
        <b>{title}</b>
        {text}
      </span>
      <Icon name="arrow-right" />
    </a>
  )
}

function dayOfLine(line: string | null, today: CalendarDay | null): MonthDay | null {
  const weekday = quotes.findIndex(({ id }) => id === line)
  return (today && weekOf(today)[weekday]) ?? null
}
