// Links that open a place in map apps. On a phone they open the installed app.
import type { Place } from '#contract/api/virtual-tour.ts'

interface MapLink {
  name: string
  href: string
}

/** Korean map apps come first. A place without coordinates gets those that can search by name. */
export function mapLinks(place: Place): MapLink[] {
  const called = place.nativeName ?? place.name
  const words = encodeURIComponent(
    place.nativeAddress ?? place.nativeName ?? `${place.name}, ${place.address}`,
  )
  const naver: MapLink = { name: 'Naver Map', href: `https://map.naver.com/p/search/${words}` }
  if (place.latitude === undefined || place.longitude === undefined) return [naver]
  const at = `${place.latitude},${place.longitude}`
  // A comma would end the name.
  const label = encodeURIComponent(called.replaceAll(/[,/]/g, ' '))
  return [
    { name: 'KakaoMap', href: `https://map.kakao.com/link/map/${label},${at}` },
    naver,
    {
      name: 'OpenStreetMap',
      href: `https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#map=17/${place.latitude}/${place.longitude}`,
    },
  ]
}
