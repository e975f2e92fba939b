// The platforms of a drama: in the visitor's country where that is known, otherwise as generally known.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Drama } from '#contract/api/dramas.ts'
import type { WhereToWatch } from '#contract/api/where-to-watch.ts'
import { monthInWords } from '#contract/month.ts'
import { OFFER_KINDS, OFFER_LABELS, WATCHED } from '#contract/where-to-watch.ts'
import { Correction } from '#web/dramas/correction.tsx'
import { PlatformBadge, PlatformBadges } from '#web/dramas/platform-badges.tsx'
import { paths } from '#web/paths.ts'
import { withSearch } from '#web/with-search.ts'
import { useCountry } from './country.ts'
import { CountryChoice } from './country-choice.tsx'
import { whereToWatch } from './queries.ts'
import styles from './where-to-watch.module.css'

interface StreamingPlatformsProps {
  drama: Drama
  /** the country in the address */
  address: string | null
}

export function StreamingPlatforms({ drama, address }: StreamingPlatformsProps) {
  const use = useCountry({ address, mayGuess: true })
  const { countries, country } = use
  const { data: found } = useQuery({
    ...whereToWatch(drama.id, country),
    enabled: countries.length > 0,
    placeholderData: keepPreviousData,
  })
  const isLookedUp = found?.checked !== undefined
  const name = countries.find(({ code }) => code === found?.country)?.name
  // Of a drama in the index alone, nothing may be known.
  if (drama.inIndex && drama.streamingPlatforms.length === 0 && !isLookedUp) return null
  return (
    <section>
      <h2>Streaming Platforms</h2>
      {found && name ? <InCountry found={found} name={name} /> : <InGeneral drama={drama} />}
      {isLookedUp && <CountryChoice use={use} />}
      <Correction dramaId={drama.id} about="platforms" />
    </section>
  )
}

function InGeneral({ drama: { streamingPlatforms, platformsChecked } }: { drama: Drama }) {
  return (
    <>
      <PlatformBadges platforms={streamingPlatforms} size="md" linked />
      <p className="small muted">
        {platformsChecked
          ? `As known in ${monthInWords(platformsChecked)}. Differs by country.`
          : 'Differs by country and may have changed.'}
      </p>
    </>
  )
}

function InCountry({ found, name }: { found: WhereToWatch; name: string }) {
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
        Source: <Out href="https://www.justwatch.com">JustWatch</Out>, through{' '}
        <Out href={link ?? 'https://www.themoviedb.org'}>TMDB</Out>.
      </p>
    </>
  )
}

const Out = ({ href, children }: { href: string; children: string }) => (
  <a className="link" href={href} rel="noreferrer external">
    {children}
  </a>
)
