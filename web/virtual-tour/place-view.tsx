// One filming place: picture, address, facts, and what was filmed there.

import type { Place } from '#contract/api/virtual-tour.ts'
import { isDrawn, shownPicture } from '#contract/images.ts'
import { paths } from '#web/paths.ts'
import { saveFile } from '#web/save-file.ts'
import { useSite } from '#web/site-facts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Menu } from '#web/ui/menu.tsx'
import { failureToast, toast } from '#web/ui/toast.ts'
import { gpx } from './gpx.ts'
import { LookAround } from './look-around.tsx'
import { mapLinks } from './map-apps.ts'
import { PlaceSources } from './place-sources.tsx'
import { Still } from './still.tsx'
import styles from './tour.module.css'

interface PlaceViewProps {
  place: Place
  onPrint: () => void
}

export function PlaceView({ place, onPrint }: PlaceViewProps) {
  const picture = shownPicture(place.imageUrl, place.art.cover)
  const alt = `${isDrawn(picture) ? 'Our own illustration of ' : ''}${place.name}`
  const dramas = [place.drama, ...(place.otherDramas ?? [])]

  return (
    <article className={styles.place} aria-labelledby="place">
      {place.hasWorkingPanorama && place.panoramaUrl?.startsWith('/') ? (
        <LookAround
          key={place.id}
          still={<Still url={picture} of={alt} first />}
          panorama={place.panoramaUrl}
          name={place.name}
        />
      ) : (
        <div className={styles.view}>
          <Still url={picture} of={alt} first />
        </div>
      )}
      <div className={styles.body}>
        <div>
          <h2 id="place" tabIndex={-1}>
            <bdi>{place.name}</bdi>
          </h2>
          {place.nativeName && <p lang="ko">{place.nativeName}</p>}
          <p className={styles.at}>
            <span>
              <Icon name="clapperboard" />
              <span>
                Featured in{' '}
                {dramas.map((title, at) => (
                  <span key={title}>
                    {at > 0 && ', '}
                    <DramaTitle title={title} id={place.dramaIds?.[title]} />
                  </span>
                ))}
              </span>
            </span>
            <span>
              <Icon name="map-pin" />
              <bdi>{place.address}</bdi>
            </span>
          </p>
          {place.nativeAddress && (
            <p className={styles.at} lang="ko">
              {place.nativeAddress}
            </p>
          )}
        </div>
        <p className={styles.description}>{place.description}</p>
        <PlaceButtons place={place} onPrint={onPrint} />
        <div className={styles.duo}>
          {place.funFacts.length > 0 && (
            <Entries title="Fun facts" icon="sparkles" className={styles.facts} entries={place.funFacts} />
          )}
          {place.scenes.length > 0 && (
            <Entries title="Famous scenes" icon="film" className={styles.scenes} entries={place.scenes} />
          )}
        </div>
        <div className={styles.origin}>
          <PlaceSources place={place} />
          {isDrawn(picture) && <p className="xs muted">The picture is our own illustration.</p>}
        </div>
      </div>
    </article>
  )
}

/** How to get there: address, maps, download and print. */
function PlaceButtons({ place, onPrint }: PlaceViewProps) {
  const site = useSite()
  const hasPoint = place.latitude !== undefined && place.longitude !== undefined

  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(place.nativeAddress!)
      toast({ title: 'Address copied', description: 'Show it to a driver, or paste it into a map.' })
    } catch {
      failureToast('Could not copy the address.')
    }
  }

  return (
    <div className="row">
      {place.nativeAddress && (
        <Button variant="quiet" size="sm" icon="copy" onClick={copyAddress}>
          Copy Korean address
        </Button>
      )}
      <Menu
        buttonClass="btn quiet sm"
        button={
          <>
            <Icon name="map-pin" />
            Open in a map app
          </>
        }
      >
        <ul className="l">
          {mapLinks(place).map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Menu>
      {hasPoint && (
        <Button
          variant="quiet"
          size="sm"
          icon="download"
          onClick={() => saveFile(gpx([place], site.name), `${place.name}.gpx`, 'application/gpx+xml')}
        >
          Download GPX
        </Button>
      )}
      <Button variant="quiet" size="sm" icon="file-text" onClick={onPrint}>
        Print
      </Button>
    </div>
  )
}

/** Links to the drama's page if it is in the catalogue. */
const DramaTitle = ({ title, id }: { title: string; id: number | undefined }) =>
  id === undefined ? (
    title
  ) : (
    <a className="link" href={paths.drama(id)}>
      {title}
    </a>
  )

interface EntriesProps {
  title: string
  icon: IconName
  className: string | undefined
  entries: readonly string[]
}

function Entries({ title, icon, className, entries }: EntriesProps) {
  return (
    <section className={className}>
      <h3>{title}</h3>
      <ul className="l">
        {entries.map((entry) => (
          <li key={entry}>
            <Icon name={icon} />
            <span>{entry}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
