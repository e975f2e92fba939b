// Exports places as a GPX file for map programs.
import type { Place } from '#contract/api/virtual-tour.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Places without coordinates are left out. */
export function gpx(places: readonly Place[], creator: string): string {
  const points = places
    .filter((place) => place.latitude !== undefined && place.longitude !== undefined)
    .map(
      (place) =>
        `<wpt lat="${place.latitude}" lon="${place.longitude}"><name>${escaped(place.name)}</name><desc>${escaped(
          `${place.drama}. ${place.nativeAddress ?? place.address}`,
        )}</desc></wpt>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?><gpx version="1.1" creator="${escaped(creator)}" xmlns="http://www.topografix.com/GPX/1/1">${points.join('')}</gpx>`
}
