// The printed places, with the address in Korean for a driver.
import type { Place } from '#contract/api/virtual-tour.ts'
import styles from './printed-places.module.css'

export function PrintedPlaces({ places }: { places: readonly Place[] }) {
  return (
    <div className={styles.printed} aria-hidden="true">
      {places.map((place) => (
        <section key={place.id}>
          <h2>
            <bdi>{place.name}</bdi>
          </h2>
          {place.nativeName && <p lang="ko">{place.nativeName}</p>}
          <p>Featured in {[place.drama, ...(place.otherDramas ?? [])].join(', ')}</p>
          {place.nativeAddress && (
            <p lang="ko" className={styles.address}>
              {place.nativeAddress}
            </p>
          )}
          <p>
            <bdi>{place.address}</bdi>
            {place.latitude !== undefined && ` (${place.latitude}, ${place.longitude})`}
          </p>
          {place.scenes.length > 0 && (
            <ul>
              {place.scenes.map((scene) => (
                <li key={scene}>{scene}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
