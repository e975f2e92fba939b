// The offline notice, and working links while offline. Not in React: it is on every page and changes none.
import styles from './notice.module.css'

const OFFLINE = "You're offline. This is a saved copy."
const ONLINE = "You're back online."

/** This page came from the cache. */
const wasCached = document.documentElement.hasAttribute('data-kept')
const isOffline = () => !navigator.onLine

export function startNotice() {
  const bar = document.createElement('div')
  bar.className = styles.notice!
  bar.setAttribute('role', 'status')
  document.body.append(bar)

  const show = (cameBack: boolean) => {
    // The offline page shows it itself.
    if (location.pathname === '/offline') return bar.replaceChildren()
    const away = isOffline() || (wasCached && !cameBack)
    bar.replaceChildren(...(away ? [OFFLINE] : cameBack && wasCached ? [ONLINE, refreshButton()] : []))
  }
  show(false)
  addEventListener('offline', () => show(false))
  addEventListener('online', () => show(true))
  addEventListener('click', followToCached, { capture: true })
}

function refreshButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn sm'
  button.textContent = 'Refresh'
  button.addEventListener('click', () => location.reload())
  return button
}

/**
 * Offline, client-side navigation fails because its API calls do. So a link loads the whole page, and the worker
 * answers with the cached copy.
 */
function followToCached(event: MouseEvent) {
  if (!isOffline() && !wasCached) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.pathname === location.pathname) return
  event.stopImmediatePropagation()
}
