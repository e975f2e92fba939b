// The sources of a place's facts, folded, and when they were last checked.
import type { Place } from '#contract/api/virtual-tour.ts'
import { PageLink } from '#web/ui/out-link.tsx'
import { useInBrowser } from '#web/use-in-browser.ts'
import { lastCompared } from './last-compared.ts'
import styles from './tour.module.css'

export function PlaceSources({ place: { lastChecked, sources = [] } }: { place: Place }) {
  // the server's pages are cached for longer than a day
  const day = useInBrowser<number | null>(() => new Date().setHours(12, 0, 0, 0), null)
  return (
    <>
      {lastChecked && <p className="xs muted">{lastCompared(lastChecked, day)}</p>}
      {sources.length > 0 && (
        <details className={styles.sources}>
          <summary>{sources.length === 1 ? 'Source' : 'Sources'}</summary>
          <ul>
            {sources.map((source) => (
              <li key={source.url}>
                <PageLink {...source} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
