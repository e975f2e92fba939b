// The filming places of a drama, on its page; nothing if there are none.
import { useQuery } from '@tanstack/react-query'
import { shownPicture } from '#contract/images.ts'
import { plural } from '#contract/plural.ts'
import { paths } from '#web/paths.ts'
import { Fold } from '#web/ui/fold.tsx'
import styles from './drama-places.module.css'
import { placesOfDrama } from './queries.ts'
import { Still } from './still.tsx'

export function DramaPlaces({ dramaId }: { dramaId: number }) {
  const { data: places = [] } = useQuery(placesOfDrama(dramaId))
  if (places.length === 0) return null
  return (
    <Fold line={`${plural(places.length, 'place')} where it was filmed`}>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.id}>
            <a href={paths.tour(place.id)}>
              <Still url={shownPicture(place.imageUrl, place.art.cover)} sizes="120px" />
              <span>
                <b>
                  <bdi>{place.name}</bdi>
                </b>
                <bdi>{place.address}</bdi>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
