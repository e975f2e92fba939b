// Where a link to a streaming service leads: to its search for the drama, since no source gives us pages of services.
import { platformSlug } from '#contract/platforms.ts'

interface Named {
  title: string
  nativeTitle?: string | undefined
}

/** What a search begins with. A service that is found by other means is entered at its front page. */
const SERVICES: Record<string, string> = {
  netflix: 'https://www.netflix.com/search?q=',
  viki: 'https://www.viki.com/search?q=',
  kocowa: 'https://www.kocowa.com/en_us/search?q=',
  hulu: 'https://www.hulu.com/search?q=',
  amazonprime: 'https://www.primevideo.com/search?phrase=',
  tubi: 'https://tubitv.com/search/',
  peacock: 'https://www.peacocktv.com/watch/search?q=',
  appletv: 'https://tv.apple.com/search?term=',
  paramount: 'https://www.paramountplus.com/search/?q=',
  disney: 'https://www.disneyplus.com/',
}
/** These know the drama by its Korean title. */
const KOREAN_SERVICES: Record<string, string> = {
  tving: 'https://www.tving.com/search?keyword=',
  wavve: 'https://www.wavve.com/search?searchWord=',
  watcha: 'https://watcha.com/search?query=',
}

/** Undefined for a service that we do not know. */
export function serviceAddress(service: string, { title, nativeTitle }: Named): string | undefined {
  const slug = platformSlug(service)
  const korean = KOREAN_SERVICES[slug]
  if (korean) return korean + encodeURIComponent(nativeTitle ?? title)
  const address = SERVICES[slug]
  return address?.includes('search') ? address + encodeURIComponent(title) : address
}
