// The platforms of a drama: in the visitor's country where that is known, otherwise as generally known.
import type { Drama } from '#contract/api/dramas.ts'
import { monthInWords } from '#contract/month.ts'
import { OFFER_KINDS, OFFER_LABELS, WATCHED } from '#contract/where-to-watch.ts'
import { PlatformBadge, PlatformBadges } from '#web/dramas/platform-badges.tsx'
import { paths } from '#web/paths.ts'
import { OutLink } from '#web/ui/out-link.tsx'
import { withSearch } from '#web/with-search.ts'
import { CountryChoice } from './country-choice.tsx'
import type { WatchUse } from './use-where-to-watch.ts'
import styles from './where-to-watch.module.css'

interface StreamingPlatformsProps {
  drama: Drama
  watch: WatchUse
}

export function StreamingPlatforms({ drama, watch }: StreamingPlatformsProps) {
  const { use, isLookedUp, inCountry } = watch
  // Of a drama in the index alone, nothing may be known.
  if (drama.inIndex && drama.streamingPlatforms.length === 0 && !isLookedUp) return null
  return (
    <section>
      <h2>Streaming Platforms</h2>
      {inCountry ? (
        <InCountry {...inCountry} />
      ) : (
        <PlatformBadges platforms={drama.streamingPlatforms} size="md" linked />
      )}
      {isLookedUp && <CountryChoice use={use} />}
    </section>
  )
}

function InCountry({ found, name }: NonNullable<WatchUse['inCountry']>) {
  const { offers = {}, country, checked, link } = found
  const kinds = OFFER_KINDS.filter((kind) => offers[kind]?.length)
  const month = checked && monthInWords(checked)
  return (
    <>
      {kinds.length === 0 && <PlatformBadges platforms={[]} />}
      <dl className={styles.offers}>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{OFFER_LABELS[kind]}</dt>
            <dd>
              {WATCHED.includes(kind) ? (
                <ul className="otts">
                  {offers[kind]?.map((service) => (
                    <li key={service}>
                      <PlatformBadge
                        name={service}
                        size="md"
                        href={withSearch(paths.platform(service), { country })}
                      />
                    </li>
                  ))}
                </ul>
              ) : (
                offers[kind]?.join(', ')
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="small muted">
        {kinds.length > 0 ? `In ${name}, as of ${month}.` : `No service in ${name} was known in ${month}.`}{' '}
        Source: <OutLink href="https://www.justwatch.com">JustWatch</OutLink>, through{' '}
        <OutLink href={link ?? 'https://www.themoviedb.org'}>TMDB</OutLink>.
      </p>
    </>
  )
}
