// The list of places: each links to its own address and has a checkbox for downloading or printing.

import { useEffect, useRef } from 'react'
import type { Place } from '#contract/api/virtual-tour.ts'
import { shownPicture } from '#contract/images.ts'
import { paths } from '#web/paths.ts'
import { saveFile } from '#web/save-file.ts'
import { useSite } from '#web/site-facts.tsx'
import { Button } from '#web/ui/button.tsx'
import { gpx } from './gpx.ts'
import { Still } from './still.tsx'
import styles from './tour.module.css'

/** Space for the outline of the chosen place. */
const SIDE = 4

interface PlaceListProps {
  places: readonly Place[]
  /** the chosen place's id */
  shown: number | undefined
  ticked: ReadonlySet<number>
  onTick: (place: number) => void
}

export function PlaceList({ places, shown, ticked, onTick }: PlaceListProps) {
  const list = useRef<HTMLUListElement>(null)
  // Scroll the list itself, sideways on a narrow screen, to the chosen place.
  useEffect(() => {
    const box = list.current
    const item = shown === undefined ? null : box?.querySelector('[aria-current]')?.closest('li')
    if (!box || !item) return
    const { offsetTop, offsetHeight } = item
    const isInSight =
      offsetTop >= box.scrollTop && offsetTop + offsetHeight <= box.scrollTop + box.clientHeight
    box.scrollTo({ left: item.offsetLeft - SIDE, ...(!isInSight && { top: offsetTop - SIDE }) })
  }, [shown])
  return (
    <nav aria-label="Locations">
      <ul ref={list} className={styles.list}>
        {places.map((place) => (
          <li key={place.id}>
            <a href={paths.tour(place.id)} aria-current={place.id === shown ? 'true' : undefined}>
              <Still url={shownPicture(place.imageUrl, place.art.cover)} sizes="88px" />
              <span>
                <b>
                  <bdi>{place.name}</bdi>
                </b>
                {place.drama}
              </span>
            </a>
            <label className={`check ${styles.tick}`}>
              <input type="checkbox" checked={ticked.has(place.id)} onChange={() => onTick(place.id)} />
              <span className="vh">Select {place.name}</span>
            </label>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface TakeAlongProps {
  places: readonly Place[]
  ticked: ReadonlySet<number>
  onPrint: (places: readonly Place[]) => void
}

/** Downloads or prints the ticked places, or all of them. */
export function TakeAlong({ places, ticked, onPrint }: TakeAlongProps) {
  const site = useSite()
  const some = places.filter((place) => ticked.has(place.id))
  const taken = some.length > 0 ? some : places
  const which = some.length === 0 ? 'all places' : some.length === 1 ? '1 place' : `${some.length} places`
  return (
    <div className={styles.along}>
      <p className="hint">Check the places you want to download or print.</p>
      <div className="row">
        <Button
          variant="quiet"
          size="sm"
          icon="download"
          onClick={() => saveFile(gpx(taken, site.name), `${site.name}-places.gpx`, 'application/gpx+xml')}
        >
          Download GPX of {which}
        </Button>
        <Button variant="quiet" size="sm" icon="file-text" onClick={() => onPrint(taken)}>
          Print {which}
        </Button>
      </div>
    </div>
  )
}
