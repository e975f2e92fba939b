// The comfort filter of a list: gentle dramas only, or without certain topics. Made of links, so it works without
// scripts and is in the address.
import type { DramaCount } from '#contract/api/dramas.ts'
import { CONTENT_NOTES, GENTLE, noteLabel, notesIn, withIncluded } from '#contract/comfort.ts'
import { needsHelp } from '#contract/help.ts'
import { formatNumber, withOr } from '#contract/in-words.ts'
import { HelpLine } from '#web/help/help-line.tsx'
import { type Browse, paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './comfort.module.css'

/** Unknown names are ignored. */
export const hasComfortFilter = ({ avoid, gentle }: Browse) => Boolean(gentle) || notesIn(avoid).length > 0

export function ComfortFilter({ browse, found }: { browse: Browse; found: DramaCount | undefined }) {
  const avoided = notesIn(browse.avoid)
  const isActive = hasComfortFilter(browse)
  const to = (change: Pick<Browse, 'avoid' | 'gentle'>) => paths.browse({ ...browse, page: 1, ...change })
  const without = (note: (typeof CONTENT_NOTES)[number]) =>
    CONTENT_NOTES.filter((one) => avoided.includes(one) !== (one === note)).join(',')
  return (
    <div className={`wrap ${styles.filter}`}>
      <details className={styles.fold} open={isActive || undefined}>
        <summary>Filter by mood and content</summary>
        <h2 className={styles.question}>Gentle</h2>
        <p className={styles.choices}>
          <Choice on={Boolean(browse.gentle)} href={to({ gentle: browse.gentle ? undefined : '1' })}>
            Gentle and not heavy
          </Choice>
        </p>
        <h2 className={styles.question}>Avoid</h2>
        <ul className={styles.choices}>
          {CONTENT_NOTES.map((note) => (
            <li key={note}>
              <Choice on={avoided.includes(note)} href={to({ avoid: without(note) })}>
                {noteLabel(note)}
              </Choice>
            </li>
          ))}
        </ul>
        <p className="small muted">
          We show only dramas where we looked for each topic and did not find it. Some topics include others:
          avoiding suicide also avoids self-harm, and avoiding violence also avoids gore, war and sexual
          violence.
        </p>
      </details>
      {isActive && (
        <p className={styles.active}>
          <span role="status">{found && resultInWords(browse, found)}</span>
          <a className="link" href={paths.contact}>
            We can be wrong: tell us
          </a>
          <a className="link" href={to({ avoid: undefined, gentle: undefined })}>
            Clear filters
          </a>
        </p>
      )}
      {needsHelp(withIncluded(avoided)) && <HelpLine />}
    </div>
  )
}

function Choice({ on, href, children }: { on: boolean; href: string; children: string }) {
  return (
    <a className={styles.choice} href={href} rel="nofollow" aria-current={on ? 'true' : undefined}>
      {on && <Icon name="check" />}
      {children}
      {on && <span className="vh">, selected</span>}
    </a>
  )
}

/** "12 gentle dramas with no suicide or self-harm that we know of." It promises no more than is known. */
function resultInWords(browse: Browse, { count, notLookedFor = 0 }: DramaCount): string {
  const wish = { avoid: notesIn(browse.avoid), gentle: Boolean(browse.gentle) }
  const absent = withOr([...new Set([...wish.avoid, ...(wish.gentle ? GENTLE.without : [])])])
  const dramas = `${formatNumber(count)} ${wish.gentle ? 'gentle ' : ''}${count === 1 ? 'drama' : 'dramas'}`
  const found = `${dramas} with no ${absent} that we know of.`
  if (notLookedFor === 0) return found
  const left = notLookedFor === 1 ? '1 more is not shown' : `${formatNumber(notLookedFor)} more are not shown`
  return `${found} ${left} because nobody has checked ${notLookedFor === 1 ? 'it' : 'them'} for all of this yet.`
}

/** No alternatives are shown: they might contain the avoided topic. */
export function NoMatches({ browse }: { browse: Browse }) {
  return (
    <div className="wrap read">
      <EmptyState
        title="No dramas match your filters."
        companion="student"
        action={
          <ButtonLink href={paths.browse({ ...browse, page: 1, avoid: undefined, gentle: undefined })}>
            Clear filters
          </ButtonLink>
        }
      >
        Try removing a filter.
      </EmptyState>
    </div>
  )
}
