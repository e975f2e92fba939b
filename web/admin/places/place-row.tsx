// One filming place in the admin list, with its actions.
import { useId } from 'react'
import type { Place } from '#contract/api/virtual-tour.ts'
import { pictureSources, shownPicture } from '#contract/images.ts'
import { firstCharacters } from '#contract/preview.ts'
import { HistoryButton } from '#web/admin/history/history-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './places.module.css'

interface PlaceRowProps {
  place: Place
  onEdit: () => void
  onDelete: () => void
}

/** Maximum characters of the description in the list. */
const PREVIEW = 150

export function PlaceRow({ place, onEdit, onDelete }: PlaceRowProps) {
  const title = useId()
  const { src, webp } = pictureSources(shownPicture(place.imageUrl, place.art.cover))
  return (
    <article className={styles.place} aria-labelledby={title} data-row={place.id}>
      <img src={src} {...(webp && { srcSet: webp, sizes: '8rem' })} alt="" loading="lazy" />
      <div className="stack tight">
        <h3 id={title}>
          <bdi>{place.name}</bdi>
        </h3>
        <p className="small">
          Featured in <bdi>{place.drama}</bdi>
        </p>
        <p className="small muted">
          <bdi>{place.address}</bdi>
        </p>
        <p className="small">{firstCharacters(place.description, PREVIEW)}</p>
        <p>
          {place.hasWorkingPanorama ? (
            <Badge dye="dye-sol" icon="rotate-3d">
              Has Panorama
            </Badge>
          ) : (
            <Badge>No Panorama</Badge>
          )}
        </p>
      </div>
      <div className="row">
        <Button variant="quiet" size="sm" icon="pencil" aria-describedby={title} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="quiet" size="sm" icon="trash-2" aria-describedby={title} onClick={onDelete}>
          Delete
        </Button>
        <HistoryButton area="place" item={place.id} title={place.name} />
      </div>
    </article>
  )
}
