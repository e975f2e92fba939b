// Where to watch, in the first view of a drama: each service is a link that leads there.
import type { Drama } from '#contract/api/dramas.ts'
import { fromAToZ } from '#contract/in-words.ts'
import { PlatformBadge } from '#web/dramas/platform-badges.tsx'
import { serviceAddress } from './service-address.ts'
import type { WatchUse } from './use-where-to-watch.ts'
import styles from './where-to-watch.module.css'

interface WatchLinksProps {
  drama: Drama
  watch: WatchUse
}

export function WatchLinks({ drama, watch: { services, inCountry } }: WatchLinksProps) {
  if (services.length === 0) return null
  return (
    <div className={styles.links}>
      <p id="where-to-watch">Where to watch{inCountry && ` in ${inCountry.name}`}</p>
      <ul className="otts" aria-labelledby="where-to-watch">
        {[...services].sort(fromAToZ).map((name) => (
          <li key={name}>
            <PlatformBadge name={name} size="lg" href={serviceAddress(name, drama)} leadsOut />
          </li>
        ))}
      </ul>
    </div>
  )
}
