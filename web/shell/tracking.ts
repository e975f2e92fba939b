// Page views and events for the optional third-party scripts. They load only with the site owner's identifiers and the
// visitor's consent, and never when the browser sends Global Privacy Control.
import type { SiteFacts } from '#web/site-facts.tsx'
import { store } from '#web/stored.ts'
import { countWith } from './visits.ts'

type Tracking = NonNullable<SiteFacts['tracking']>

const CONSENT_KEY = 'tracking_consent'
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

/** Global Privacy Control counts as a stored "no". */
const wantsPrivacy = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

export function storedConsent(): Consent | null {
  if (wantsPrivacy()) return 'no'
  try {
    const stored = localStorage.getItem(CONSENT_KEY)
    return stored === 'yes' || stored === 'no' ? stored : null
  } catch {
    return 'no'
  }
}

export const storeConsent = (consent: Consent) => store(CONSENT_KEY, consent)

let started = false

/** Loads the scripts the site has identifiers for. Call it after consent. */
export function startTracking(tracking: Tracking) {
  if (started || storedConsent() !== 'yes') return
  started = true
  const page = window as unknown as TrackedWindow
  if (tracking.analytics) {
    page.dataLayer = []
    gtag('js', new Date())
    // page views are reported by us, because navigation does not load a page
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
  countWith({
    page(path) {
      if (tracking.analytics) gtag('event', 'page_view', { page_path: path, page_title: document.title })
      page.fbq?.('track', 'PageView')
    },
    event(name, details) {
      if (tracking.analytics) gtag('event', name, details)
      page.fbq?.('trackCustom', name, details)
    },
  })
}

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
