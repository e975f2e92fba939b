// How the dramas of a list are to feel: gentle ones only, or without what somebody would rather not meet. Links, so it
// works without scripts, and the address says it all.
import { CONTENT_NOTES, noteLabel, notesIn } from '#contract/comfort.ts'
import { Link } from '#web/link.tsx'
import { type Browse, paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './comfort.module.css'

/** Unknown names count as nothing. */
export const hasWish = ({ avoid, gentle }: Browse) => Boolean(gentle) || notesIn(avoid).length > 0

/** @param found how many there are, in words */
export function ComfortFilter({ browse, found }: { browse: Browse; found: string }) {
  const avoided = notesIn(browse.avoid)
  const isActive = hasWish(browse)
  const to = (change: Pick<Browse, 'avoid' | 'gentle'>) => paths.browse({ ...browse, page: 1, ...change })
  const without = (note: (typeof CONTENT_NOTES)[number]) =>
    CONTENT_NOTES.filter((one) => avoided.includes(one) !== (one === note)).join(',')
  return (
    <div className={`wrap ${styles.filter}`}>
      <details className={styles.fold} open={isActive || undefined}>
        <summary>Choose by how it feels</summary>
        <h2 className={styles.question}>Gentle</h2>
        <p className={styles.choices}>
          <Choice on={Boolean(browse.gentle)} href={to({ gentle: browse.gentle ? undefined : '1' })}>
            Gentle and not heavy
          </Choice>
        </p>
        <h2 className={styles.question}>Leave out</h2>
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
          Leaving out violence leaves out gore, war and sexual violence too; grief, the deaths of parents and
          children. Dramas that nobody of us has reviewed are left out as well: we do not know.
        </p>
      </details>
      {isActive && (
        <p className={styles.active}>
          <span role="status">
            {found}. {wishInWords(browse)}
          </span>
          <Link className="link" href={to({ avoid: undefined, gentle: undefined })}>
            Show all again
          </Link>
        </p>
      )}
    </div>
  )
}

function Choice({ on, href, children }: { on: boolean; href: string; children: string }) {
  return (
    <Link className={styles.choice} href={href} rel="nofollow" aria-current={on ? 'true' : undefined}>
      {on && <Icon name="check" />}
      {children}
      {on && <span className="vh">, chosen</span>}
    </Link>
  )
}

function wishInWords(browse: Browse): string {
  const avoided = notesIn(browse.avoid)
  const kind = browse.gentle
    ? 'Only gentle dramas that we have reviewed'
    : 'Only dramas that we have reviewed'
  return avoided.length > 0 ? `${kind}, without ${avoided.join(', ')}.` : `${kind}.`
}

/** Nothing stands in for it: what is shown instead might be the very thing somebody avoids. */
export function NothingFits({ browse }: { browse: Browse }) {
  return (
    <div className="wrap read">
      <EmptyState
        title="Nothing fits all of this."
        companion="student"
        action={
          <ButtonLink href={paths.browse({ ...browse, page: 1, avoid: undefined, gentle: undefined })}>
            Show all again
          </ButtonLink>
        }
      >
        Fewer wishes leave more dramas.
      </EmptyState>
    </div>
  )
}
