// The comfort filter of a list: gentle dramas only, or without certain topics. Made of links and a form, so it works
// without scripts and is in the address.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DramaCount } from '#contract/api/dramas.ts'
import { type ContentNote, noteLabel, notesIn, withIncluded } from '#contract/comfort.ts'
import { needsHelp } from '#contract/help.ts'
import { formatNumber, withOr } from '#contract/in-words.ts'
import { BROWSE_PAGE } from '#contract/limits.ts'
import { plural } from '#contract/plural.ts'
import { CAN_TAKE, LENGTHS } from '#contract/tonight.ts'
import { HelpLine } from '#web/help/help-line.tsx'
import { type Browse, paths, type Wish } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { NOTHING, remember } from './avoided.ts'
import styles from './comfort.module.css'
import { DramaGrid } from './drama-grid.tsx'
import { type browseOf, hasWish, unchecked } from './queries.ts'
import { TopicForm } from './topic-form.tsx'

const NO_FILTER = { ...NOTHING, gentle: undefined, length: undefined }

const changed = (browse: Browse, wish: Wish) =>
  paths.browse({ ...browse, ...wish, page: 1, unchecked: undefined })

export function ComfortFilter({ browse, found }: { browse: Browse; found: DramaCount | undefined }) {
  const isActive = hasWish(browse)
  const topics = [...notesIn(browse.avoid), ...notesIn(browse.avoidMentions)]
  return (
    <div className={`wrap ${styles.filter}`}>
      <ul className={styles.choices} aria-label="Filters">
        <li>
          <a
            className={styles.choice}
            href={changed(browse, { gentle: browse.gentle ? undefined : '1' })}
            rel="nofollow"
            aria-current={browse.gentle ? 'true' : undefined}
          >
            {browse.gentle && <Icon name="check" />}
            Gentle and not heavy
            {browse.gentle && <span className="vh">, selected</span>}
          </a>
        </li>
        <Evening browse={browse} />
        <Avoided browse={browse} name="avoid" how="not shown" />
        <Avoided browse={browse} name="avoidMentions" how="not even mentioned" />
      </ul>
      <details className={styles.fold} id="leave-out">
        <summary>Leave out a topic</summary>
        <TopicForm browse={browse} />
      </details>
      {isActive && (
        <p className={styles.active}>
          <span role="status">{found && resultInWords(browse, found)}</span>
          <a className="link" href={paths.contact}>
            We can be wrong: tell us
          </a>
          <a className="link" href={changed(browse, NO_FILTER)} onClick={() => remember(NOTHING)}>
            Clear filters
          </a>
        </p>
      )}
      {needsHelp(withIncluded(topics)) && <HelpLine />}
    </div>
  )
}

/** The answers of tonight, each a link that drops it. */
function Evening({ browse }: { browse: Browse }) {
  const { feel, length } = browse
  return (
    <>
      {feel && (
        <Chosen href={changed(browse, { feel: undefined })} onClick={() => remember({ feel: undefined })}>
          {CAN_TAKE[feel].label}
        </Chosen>
      )}
      {length && <Chosen href={changed(browse, { length: undefined })}>{LENGTHS[length].label}</Chosen>}
    </>
  )
}

interface ChosenProps {
  href: string
  onClick?: () => void
  children: ReactNode
}

const Chosen = ({ children, ...link }: ChosenProps) => (
  <li>
    <a className={styles.choice} {...link} rel="nofollow" aria-current="true">
      <span className="vh">Remove: </span>
      {children}
      <Icon name="x" />
    </a>
  </li>
)

interface AvoidedProps {
  browse: Browse
  name: 'avoid' | 'avoidMentions'
  how: string
}

/** The topics that are left out, each a link that lets it in again. */
function Avoided({ browse, name, how }: AvoidedProps) {
  const topics = notesIn(browse[name])
  const without = (topic: ContentNote) => ({
    avoid: browse.avoid,
    avoidMentions: browse.avoidMentions,
    [name]: topics.filter((one) => one !== topic).join() || undefined,
  })
  return topics.map((topic) => (
    <Chosen key={topic} href={changed(browse, without(topic))} onClick={() => remember(without(topic))}>
      {noteLabel(topic)}, {how}
    </Chosen>
  ))
}

/** "12 gentle dramas that do not show gore, as far as we know." It promises no more than is known. */
function resultInWords(browse: Browse, { count }: DramaCount): string {
  const [shown, mentioned] = [notesIn(browse.avoid), notesIn(browse.avoidMentions)]
  const { gentle, feel } = browse
  const which = [gentle && 'gentle', feel && CAN_TAKE[feel].adjective].filter(Boolean).join(', ')
  const dramas = `${formatNumber(count)} ${which && `${which} `}${count === 1 ? 'drama' : 'dramas'}`
  const verb = count === 1 ? 'does' : 'do'
  const parts = [
    shown.length > 0 && `${verb} not show ${withOr(shown)}`,
    mentioned.length > 0 && `${verb} not even mention ${withOr(mentioned)}`,
  ].filter(Boolean)
  return parts.length > 0
    ? `${dramas} that ${parts.join(' and ')}, as far as we know.`
    : `${dramas}, by our own estimate.`
}

interface UncheckedProps {
  browse: ReturnType<typeof browseOf>
  found: DramaCount | undefined
}

/** Below the dramas that fit, folded and never mixed in: those that may fit, if somebody looked. */
export function Unchecked({ browse, found }: UncheckedProps) {
  const page = browse.unchecked
  const isOpen = page !== undefined && hasWish(browse)
  const { data: dramas } = useQuery({ ...unchecked(browse), enabled: isOpen })
  const total = found?.notLookedFor ?? 0
  if (!hasWish(browse) || total === 0) return null
  const href = (to: number | undefined) => `${paths.browse({ ...browse, unchecked: to })}#unchecked`
  return (
    <section className={`wrap ${styles.unchecked}`} id="unchecked" aria-labelledby="unchecked-heading">
      <h2 id="unchecked-heading">Not known to have it: nobody has looked closely</h2>
      <p>
        <ButtonLink href={href(isOpen ? undefined : 1)} variant="quiet" rel="nofollow">
          {isOpen ? 'Hide them' : `Show ${plural(total, 'drama', 'dramas')}`}
        </ButtonLink>
      </p>
      {isOpen && dramas && (
        <>
          <DramaGrid dramas={dramas} heading="h3" />
          <Pagination
            label="Pages of unchecked dramas"
            page={page}
            pages={Math.ceil(total / BROWSE_PAGE)}
            href={href}
            summary={plural(total, 'drama', 'dramas')}
          />
        </>
      )}
    </section>
  )
}

/** No alternatives are shown: they might contain the avoided topic. */
export function NoMatches({ browse }: { browse: Browse }) {
  return (
    <div className="wrap read">
      <EmptyState
        title="No dramas match your filters."
        companion="student"
        action={
          <ButtonLink href={changed(browse, NO_FILTER)} onClick={() => remember(NOTHING)}>
            Clear filters
          </ButtonLink>
        }
      >
        Try removing a filter.
      </EmptyState>
    </div>
  )
}
