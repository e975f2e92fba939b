// The collection below the calendar: further lines, found by drama, feeling and grammar. Forms and links, so it works
// without scripts and can be shared.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { FurtherLines as Found, FurtherLine } from '#contract/api/learners.ts'
import { FEELINGS, GRAMMAR, LINES_PAGE } from '#contract/learners.ts'
import { FURTHER_LINES, type LineChoice, paths } from '#web/paths.ts'
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { PastTheEnd } from '#web/ui/past-the-end.tsx'
import styles from './further-lines.module.css'
import { KoreanRuns } from './korean-runs.tsx'
import { speak, useKoreanVoice } from './korean-voice.ts'
import { furtherLines } from './line-queries.ts'
import { LineSource } from './line-source.tsx'
import { SaveLineIcon } from './save-line-button.tsx'
import { learnersTexts } from './texts.ts'

const texts = learnersTexts.further

interface FurtherLinesProps {
  choice: LineChoice
  showRomanization: boolean
}

export function FurtherLines({ choice, showRomanization }: FurtherLinesProps) {
  const { data: found, error } = useQuery(furtherLines(choice))
  const voice = useKoreanVoice()
  const { part = 1, ...filters } = choice
  const section = useScrollTo(part)
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  const href = (to: number) => paths.furtherLines({ ...filters, part: to > 1 ? to : undefined })
  return (
    <section ref={section} id={FURTHER_LINES} className={styles.further} aria-labelledby="further">
      <div className="row apart">
        <h2 id="further">{texts.title}</h2>
        <a className="btn ghost sm" href="/api/korean-lines/anki" download>
          <Icon name="download" />
          {texts.anki}
        </a>
      </div>
      <p className="lead">{texts.lead}</p>
      {error && <p role="alert">{texts.failed}</p>}
      {found && (
        <>
          <Filters choice={filters} found={found} />
          <p className={styles.found}>
            <span role="status">{found.total > 0 && texts.found(found.total)}</span>
            {isFiltered && found.total > 0 && (
              <a className="link" href={paths.furtherLines()}>
                {texts.clear}
              </a>
            )}
          </p>
          {found.total === 0 ? (
            <EmptyState
              title={texts.none}
              companion="scholar"
              action={<ButtonLink href={paths.furtherLines()}>{texts.clear}</ButtonLink>}
            >
              {texts.fewer}
            </EmptyState>
          ) : found.lines.length === 0 ? (
            <PastTheEnd page={part} last={Math.ceil(found.total / LINES_PAGE)} href={href} />
          ) : (
            <ul className={styles.lines}>
              {found.lines.map((line) => (
                <Entry
                  key={line.line}
                  line={line}
                  showRomanization={showRomanization}
                  onHear={voice && (() => speak(voice, line.korean, false))}
                />
              ))}
            </ul>
          )}
          <Pagination
            label="Pages of lines"
            page={part}
            pages={Math.ceil(found.total / LINES_PAGE)}
            href={href}
            summary={`${(part - 1) * LINES_PAGE + 1} to ${Math.min(found.total, part * LINES_PAGE)} of ${found.total}`}
          />
        </>
      )}
    </section>
  )
}

function Filters({ choice, found }: { choice: LineChoice; found: Found }) {
  const [, navigate] = useLocation()
  const select = (
    name: 'drama' | 'feeling' | 'grammar',
    any: string,
    options: [string | number, string][],
  ) => (
    <label className="field">
      <span>{texts[name]}</span>
      <select
        name={name}
        className="select"
        // After a reload, browsers would restore a choice that differs from the address.
        autoComplete="off"
        value={choice[name] ?? ''}
        onChange={({ target: { value } }) =>
          navigate(paths.furtherLines({ ...choice, [name]: value || undefined }))
        }
      >
        <option value="">{any}</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <form className={styles.filters} action={`${paths.learners}#${FURTHER_LINES}`}>
      {select(
        'drama',
        texts.anyDrama,
        found.dramas.map(({ id, title, count }) => [id, `${title} (${count})`]),
      )}
      {select(
        'feeling',
        texts.anyFeeling,
        found.feelings.map(({ feeling, count }) => [feeling, `${FEELINGS[feeling]} (${count})`]),
      )}
      {select(
        'grammar',
        texts.anyGrammar,
        found.grammar.map(({ grammar, count }) => [grammar, `${GRAMMAR[grammar]} (${count})`]),
      )}
      <noscript>
        <Button type="submit" variant="quiet" size="sm">
          {texts.show}
        </Button>
      </noscript>
    </form>
  )
}

interface EntryProps {
  line: FurtherLine
  showRomanization: boolean
  /** null without a Korean voice */
  onHear: (() => void) | null
}

function Entry({ line, showRomanization, onHear }: EntryProps) {
  const { korean, romanization, english, explanation, drama, dramaId, feeling, grammar, source } = line
  return (
    <li>
      <div className={styles.words}>
        <p lang="ko">{korean}</p>
        {showRomanization && <p lang="ko-Latn">{romanization}</p>}
        <p>{english}</p>
      </div>
      <p>
        <KoreanRuns text={explanation} />
      </p>
      <p className={styles.about}>
        {dramaId === null ? (
          <b>{drama}</b>
        ) : (
          <a className="link" href={paths.drama(dramaId)}>
            {drama}
          </a>
        )}
        {' · '}
        {FEELINGS[feeling]}
        {' · '}
        <KoreanRuns text={GRAMMAR[grammar].split(':')[0]!} />
      </p>
      <div className={styles.foot}>
        <LineSource source={source} />
        <span className="row">
          {onHear && <IconButton label={texts.hear(english)} icon="volume-2" edged onClick={onHear} />}
          <SaveLineIcon line={line.line} english={english} />
        </span>
      </div>
    </li>
  )
}

/** Scrolls to the list when a link leads to it from another page, and to its top when its page changes. */
function useScrollTo(part: number) {
  const section = useRef<HTMLElement>(null)
  const last = useRef<number>(undefined)
  useEffect(() => {
    const isFirst = last.current === undefined
    if (isFirst ? location.hash === `#${FURTHER_LINES}` : last.current !== part)
      section.current?.scrollIntoView()
    last.current = part
  }, [part])
  return section
}
