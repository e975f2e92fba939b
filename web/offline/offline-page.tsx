// Shown offline for a page that is not cached: says so, and lists the cached ones.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Head } from '#web/shell/head.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { listSavedPages, type SavedPage } from './list-saved-pages.ts'
import styles from './offline.module.css'

/** Milliseconds between two checks whether the site can be reached. */
const RETRY_MS = 5_000

export default function OfflinePage() {
  const isOnline = useOnline()
  // This page is cached once for every address.
  const [from, setFrom] = useState<string | null>(null)
  const [savedPages, setSavedPages] = useState<SavedPage[] | null>(null)
  useEffect(() => {
    setFrom(safe(new URLSearchParams(location.search).get('from')))
    void listSavedPages().then(setSavedPages)
  }, [])
  // Go to the requested page as soon as the site is reachable. A new connection may need a moment.
  useEffect(() => {
    if (!from) return
    const retry = () => {
      if (!navigator.onLine) return
      fetch(from, { method: 'HEAD' }).then(
        () => location.replace(from),
        () => {},
      )
    }
    const timer = setInterval(retry, RETRY_MS)
    addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', retry)
    }
  }, [from])

  return (
    <div className={`wrap read ${styles.page}`}>
      <Head title="Offline" description="Pages you can read offline." path="/offline" hidden />
      <EmptyState
        companion="neighbour"
        heading="h1"
        title={!isOnline ? "You're offline" : from ? 'Could not reach the site' : "You're online"}
        action={
          <a className="btn" href={from ?? '/'} data-reload>
            {from ? 'Try again' : 'Back to Home'}
          </a>
        }
      >
        {isOnline && !from
          ? 'Pages you visit are saved here, so you can read them offline.'
          : "This page isn't saved, because you haven't visited it yet."}
      </EmptyState>
      {savedPages && savedPages.length > 0 && (
        <section className="panel" aria-labelledby="kept-pages">
          <h2 id="kept-pages">Saved pages</h2>
          <ul className={`stitched ${styles.list}`}>
            {savedPages.map(({ path, title }) => (
              <li key={path}>
                <a className="link" href={path} data-reload>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Only paths of this site. */
const safe = (from: string | null) => (from && /^\/(?![/\\])/.test(from) ? from : null)

const useOnline = () =>
  useSyncExternalStore(
    (changed) => {
      addEventListener('online', changed)
      addEventListener('offline', changed)
      return () => {
        removeEventListener('online', changed)
        removeEventListener('offline', changed)
      }
    },
    () => navigator.onLine,
    () => false,
  )
