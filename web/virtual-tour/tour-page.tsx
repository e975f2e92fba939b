// The virtual tour: the list of filming places, and the chosen one beside it.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Place } from '#contract/api/virtual-tour.ts'
import type { PageProps } from '#web/load-page.ts'
import { paths } from '#web/paths.ts'
import { CouldNotLoad } from '#web/shell/could-not-load.tsx'
import { Head } from '#web/shell/head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Companion } from '#web/ui/companion.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Piece } from '#web/ui/sheet.tsx'
import { PlaceList, TakeAlong } from './place-list.tsx'
import { PlaceView } from './place-view.tsx'
import { PrintedPlaces } from './printed-places.tsx'
import { programme } from './programme.ts'
import { allPlaces } from './queries.ts'
import styles from './tour.module.css'

export default function TourPage({ query }: PageProps) {
  const { data: places, error, isPending } = useQuery(allPlaces)
  const id = query.get('place')
  const chosen = places?.find((place) => String(place.id) === id)
  // The place was removed. An id that is no number is ignored.
  const isMissing = places !== undefined && !chosen && /^[1-9]\d*$/.test(id ?? '')
  const [printed, setPrinted] = useState<readonly Place[]>([])
  const print = (places: readonly Place[]) => {
    flushSync(() => setPrinted(places))
    // The browser's own Print command prints the whole page.
    addEventListener('afterprint', () => setPrinted([]), { once: true })
    window.print()
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <Head
        title={chosen ? `${chosen.name} · Virtual Tour` : 'Virtual Tour'}
        description={
          chosen
            ? `${chosen.name}, featured in ${chosen.drama}: what was filmed there, and how to find it.`
            : 'Visit the filming places of Korean dramas, with addresses, famous scenes and panoramas.'
        }
        path={isMissing ? null : paths.tour(chosen?.id)}
        image={chosen?.art.share}
      />
      <h1>Virtual Tour</h1>
      <p className="lead">See where the scenes were filmed. {programme.lead}</p>
      {error ? (
        <CouldNotLoad title="Could not load the filming places." />
      ) : isPending ? (
        <p role="status" className={styles.toCome}>
          Loading virtual tour locations...
        </p>
      ) : places.length === 0 ? (
        <EmptyState companion="diver" title="No virtual tour locations available at the moment." />
      ) : (
        <Places places={places} chosen={chosen} isMissing={isMissing} onPrint={print} />
      )}
      <Programme />
      <PrintedPlaces places={printed} />
    </div>
  )
}

interface PlacesProps {
  places: readonly Place[]
  chosen: Place | undefined
  /** the place in the address does not exist */
  isMissing: boolean
  onPrint: (places: readonly Place[]) => void
}

function Places({ places, chosen, isMissing, onPrint }: PlacesProps) {
  const beside = useRef<HTMLDivElement>(null)
  const shown = useRef(chosen?.id)
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())

  // Another place was chosen: scroll it into view if needed.
  useEffect(() => {
    const top = beside.current?.getBoundingClientRect().top ?? 0
    const isInSight = top >= 0 && top < window.innerHeight / 4
    if (chosen && shown.current !== chosen.id && !isInSight) beside.current?.scrollIntoView()
    shown.current = chosen?.id
  }, [chosen])

  const tick = (place: number) => {
    const now = new Set(ticked)
    if (!now.delete(place)) now.add(place)
    setTicked(now)
  }
  return (
    <div className={styles.columns}>
      <PlaceList places={places} shown={chosen?.id} ticked={ticked} onTick={tick} />
      <div ref={beside} className={styles.beside}>
        {chosen ? (
          <PlaceView place={chosen} onPrint={() => onPrint([chosen])} />
        ) : (
          <div className={styles.waiting}>
            <Companion name="neighbour" />
            {isMissing && <p role="status">This place is no longer in the tour.</p>}
            <h2>Select a Location</h2>
          </div>
        )}
      </div>
      <TakeAlong places={places} ticked={ticked} onPrint={onPrint} />
    </div>
  )
}

function Programme() {
  return (
    <section className={styles.programme} aria-labelledby="programme">
      <div className={classes('sheet', styles.invitation)}>
        <Piece plain className={styles.say}>
          <h2 id="programme">{programme.title}</h2>
          <p>{programme.disclaimer}</p>
          <ButtonLink href={paths.experiential}>{programme.callToAction}</ButtonLink>
        </Piece>
        <Piece className={styles.picture} aria-hidden="true">
          <img src="/images/home/field.webp" alt="" loading="lazy" />
        </Piece>
        <Piece dye="ramie-apricot" weave aria-hidden="true" />
        <Piece dye="ramie-celadon" weave="across" aria-hidden="true" />
      </div>
      <ol className={styles.weeks}>
        {programme.weeks.map((week) => (
          <li key={week.title} className="panel">
            <h3>{week.title}</h3>
            <p className="small muted">{week.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
