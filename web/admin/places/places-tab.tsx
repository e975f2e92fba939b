// The Virtual Tour tab: the list of filming places, and the form below it.

import { pictureSources, shownPicture } from '#contract/images.ts'
import { firstCharacters } from '#contract/preview.ts'
import type { AdminPlaceKind, AdminPlaceSort } from '#contract/virtual-tour.ts'
import { ContentForm } from '#web/admin/content/content-form.tsx'
import { ContentList } from '#web/admin/content/content-list.tsx'
import { PLACES } from '#web/admin/content/kinds.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Maximum characters of the description in the list. */
const PREVIEW = 150

export const PlacesTab = () => (
  <div className="stack loose">
    <ContentList
      kind={PLACES}
      title="Virtual Tour Locations"
      label="locations"
      sorts={SORTS}
      filters={FILTERS}
      empty="No places yet. Add the first one with the form below."
      question={(name) => `Are you sure you want to delete "${name}"?`}
      isWide
      picture={({ imageUrl, art }) => {
        const { src, webp } = pictureSources(shownPicture(imageUrl, art.cover))
        return <img src={src} {...(webp && { srcSet: webp, sizes: '8rem' })} alt="" loading="lazy" />
      }}
      facts={({ drama, address, description, hasWorkingPanorama }) => (
        <>
          <p className="small">
            Featured in <bdi>{drama}</bdi>
          </p>
          <p className="small muted">
            <bdi>{address}</bdi>
          </p>
          <p className="small">{firstCharacters(description, PREVIEW)}</p>
          <p>
            {hasWorkingPanorama ? (
              <Badge dye="dye-sol" icon="rotate-3d">
                Has Panorama
              </Badge>
            ) : (
              <Badge>No Panorama</Badge>
            )}
          </p>
        </>
      )}
    />
    <ContentForm kind={PLACES} folded="More about this place" />
  </div>
)

const SORTS: Record<AdminPlaceSort, string> = {
  newest: 'Newest first',
  changed: 'Last changed',
  name: 'Name',
  drama: 'Drama',
}
const FILTERS: Record<AdminPlaceKind, string> = {
  panorama: 'With a panorama',
  flat: 'Without a panorama',
}
