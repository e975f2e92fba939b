// Page views and events for the optional scripts. Nothing is loaded without an identifier of the site's owner,
// a yes of the visitor, and never when their browser says that it does not want to be followed.
import type { SiteFacts } from '#web/site-facts.tsx'

type Tracking = NonNullable<SiteFacts['tracking']>
type Details = Record<string, string | number | boolean>

export const CONSENT_KEY = 'tracking_consent'
export type Consent = 'yes' | 'no'

interface TrackedWindow {
  dataLayer?: unknown[]
  adsbygoogle?: unknown[]
  fbq?: PixelQueue
  _fbq?: PixelQueue
}
interface PixelQueue {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[][]
  push: unknown
  loaded: boolean
  version: string
}

/** Global Privacy Control counts as a no that was already said. */
export const wantsPrivacy = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

export function consentGiven(): Consent | null {
  if (wantsPrivacy()) return 'no'
  try {
    const said = localStorage.getItem(CONSENT_KEY)
    return said === 'yes' || said === 'no' ? said : null
  } catch {
    return 'no'
  }
}

export function keepConsent(consent: Consent) {
  try {
    localStorage.setItem(CONSENT_KEY, consent)
  } catch {
    // storage is switched off: then nothing is loaded either
  }
}

let on: Tracking | null = null
let lastPath: string | null = null

/** Loads the scripts the site has identifiers for. Call it after a yes. */
export function startTracking(tracking: Tracking) {
  if (on || consentGiven() !== 'yes') return
  on = tracking
  const page = window as unknown as TrackedWindow
  if (tracking.analytics) {
    page.dataLayer = []
    gtag('js', new Date())
    // we report page views ourselves: a navigation is not a load
    gtag('config', tracking.analytics, { send_page_view: false, anonymize_ip: true })
    addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tracking.analytics)}`)
  }
  if (tracking.advertising)
    addScript(
      `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${encodeURIComponent(tracking.advertising)}`,
    )
  if (tracking.pixel) {
    startPixel(page)
    page.fbq?.('init', tracking.pixel)
    addScript('https://connect.facebook.net/en_US/fbevents.js')
  }
  const path = lastPath ?? location.pathname
  lastPath = null
  pageViewed(path)
}

/** Told on every navigation; reported only after a yes, and once for each page. */
export function pageViewed(path: string) {
  if (path === lastPath) return
  lastPath = path
  if (!on) return
  if (on.analytics) gtag('event', 'page_view', { page_path: path, page_title: document.title })
  if (on.pixel) (window as unknown as TrackedWindow).fbq?.('track', 'PageView')
}

/** Something a visitor did that is worth counting: `track('search', { results: 3 })`. Never what they wrote. */
export function track(event: string, details: Details = {}) {
  if (!on) return
  if (on.analytics) gtag('event', event, details)
  if (on.pixel) (window as unknown as TrackedWindow).fbq?.('trackCustom', event, details)
}

// The script takes only arguments objects from its queue, no arrays.
function gtag(..._call: unknown[]) {
  ;(window as unknown as TrackedWindow).dataLayer?.push(arguments)
}

function startPixel(page: TrackedWindow) {
  const queue: PixelQueue = Object.assign(
    (...call: unknown[]) => {
      if (queue.callMethod) queue.callMethod(...call)
      else queue.queue.push(call)
    },
    { queue: [], push: null, loaded: true, version: '2.0' },
  )
  queue.push = queue
  page.fbq = queue
  page._fbq = queue
}

function addScript(src: string) {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
