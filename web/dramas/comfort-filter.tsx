// What is chosen of the filters of a list, and what is left. Made of links, so it works without scripts and is in the
// address.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DramaCount } from '#contract/api/dramas.ts'
import { type ContentNote, noteLabel, notesIn, withIncluded } from '#contract/comfort.ts'
import type { Filter } from '#contract/dramas.ts'
import { needsHelp } from '#contract/help.ts'
import { formatNumber, withOr } from '#contract/in-words.ts'
import { BROWSE_PAGE } from '#contract/limits.ts'
import { plural } from '#contract/plural.ts'
import { CAN_TAKE } from '#contract/tonight.ts'
import { HelpLine } from '#web/help/help-line.tsx'
import { type Browse, paths, type Wish } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { useCountry } from '#web/where-to-watch/country.ts'
import { forget, NOTHING } from './avoided.ts'
import styles from './comfort.module.css'
import { DramaGrid } from './drama-grid.tsx'
import { chosenName, FILTER_LABELS, FILTERS_IN_BAR, fieldOf, narrowed, without } from './filters.ts'
import { type browseOf, choices, hasWish, unchecked, wishIn } from './queries.ts'

const NO_FILTER: Wish = {
  ...NOTHING,
  ...{ gentle: undefined, length: undefined, mood: undefined, platform: undefined, country: undefined },
  ...{ year: undefined, network: undefined, genre: undefined },
}

/** A feeling that is dropped is no longer remembered. */
const forgetting = (filter: Filter) => filter === 'feel' && { onClick: () => forget({ feel: undefined }) }

const changed = (browse: Browse, wish: Wish) => paths.browse(narrowed(browse, wish))

/** What is chosen, each a link that drops it, and what is left. Nothing where nothing is chosen. */
export function ComfortFilter({ browse, found }: { browse: Browse; found: DramaCount | undefined }) {
  if (!hasWish(browse)) return null
  const topics = [...notesIn(browse.avoid), ...notesIn(browse.avoidMentions)]
  const isEstimate = topics.length > 0 || browse.gentle || browse.feel
  return (
    <div className={`wrap ${styles.filter}`}>
      <ul className={styles.choices} aria-label="Chosen filters">
        {FILTERS_IN_BAR.map((filter) => {
          const value = browse[fieldOf(filter)]
          return (
            value && (
              <Chosen key={filter} href={paths.browse(without(browse, filter))} {...forgetting(filter)}>
                {chosenName(filter, value)}
              </Chosen>
            )
          )
        })}
        <Avoided browse={browse} name="avoid" how="not shown" />
        <Avoided browse={browse} name="avoidMentions" how="not even mentioned" />
      </ul>
      <p className={styles.active}>
        <span role="status">{found && resultInWords(browse, found)}</span>
        {browse.country && <InCountry code={browse.country} />}
        {isEstimate && (
          <a className="link" href={paths.contact}>
            We can be wrong: tell us
          </a>
        )}
        <a className="link" href={changed(browse, NO_FILTER)} onClick={() => forget()}>
          Clear filters
        </a>
      </p>
      {needsHelp(withIncluded(topics)) && <HelpLine />}
    </div>
  )
}

/** Whose word it is that a platform has a drama there. */
function InCountry({ code }: { code: string }) {
  const { country, name } = useCountry({ address: code })
  return country === code && <span>What JustWatch lists for {name}, through TMDB.</span>
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
    <Chosen key={topic} href={changed(browse, without(topic))} onClick={() => forget(without(topic))}>
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
  if (parts.length > 0) return `${dramas} that ${parts.join(' and ')}, as far as we know.`
  return which ? `${dramas}, by our own estimate.` : `${dramas}.`
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
          {isOpen ? 'Hide them' : `Show ${dramasIn(total)}`}
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
            summary={dramasIn(total)}
          />
        </>
      )}
    </section>
  )
}

/** Others than those are not shown: they might contain the avoided topic. Giving up one filter may leave some. */
export function NoMatches({ browse }: { browse: Browse }) {
  const { search, categories } = browse
  const { data } = useQuery(choices({ ...wishIn(browse), search, categories }))
  const [nearest, ...others] = (data?.without ?? []).filter(({ count }) => count > 0)
  const clear = (
    <ButtonLink
      href={changed(browse, NO_FILTER)}
      onClick={() => forget()}
      variant={nearest ? 'ghost' : 'primary'}
    >
      Clear filters
    </ButtonLink>
  )
  return (
    <div className="wrap read">
      <EmptyState
        title="No dramas match your filters."
        companion="student"
        action={
          nearest ? (
            <div className={styles.relax}>
              {[nearest, ...others].slice(0, RELAXATIONS).map(({ filter, count }, at) => (
                <ButtonLink
                  key={filter}
                  href={paths.browse(without(browse, filter))}
                  variant={at === 0 ? 'primary' : 'quiet'}
                  {...forgetting(filter)}
                >
                  Any {FILTER_LABELS[filter].toLowerCase()}: {dramasIn(count)}
                </ButtonLink>
              ))}
              {clear}
            </div>
          ) : (
            clear
          )
        }
      >
        {nearest ? 'Giving up one of them leaves some.' : 'Try removing a filter.'}
      </EmptyState>
    </div>
  )
}

/** So many ways out are offered, the one that matters least first. */
const RELAXATIONS = 3
const dramasIn = (count: number) => plural(count, 'drama', 'dramas')
