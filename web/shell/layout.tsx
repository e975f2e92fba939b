// The frame of every page: header, content, footer and the toast slot.
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Accounts } from '#web/auth/accounts.tsx'
import { useAvoided } from '#web/dramas/avoided.ts'
import { useSite } from '#web/site-facts.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { ToastSlot } from '#web/ui/toast-slot.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ThumbBar } from './thumb-bar.tsx'

/** Loaded only where something is left out. */
const Avoiding = lazyPart(async () => (await import('#web/dramas/avoiding.tsx')).Avoiding)

/** Loaded only on sites with tracking identifiers. */
const ConsentQuestion = lazyPart(async () => (await import('./consent.tsx')).ConsentQuestion)

export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <LeftOut />
      <Footer />
      <ThumbBar />
      <Accounts />
      <Consent />
      <ToastSlot />
    </>
  )
}

function LeftOut() {
  return useAvoided() ? (
    <Suspense>
      <Avoiding />
    </Suspense>
  ) : null
}

function Consent() {
  const { tracking } = useSite()
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  return tracking && inBrowser ? (
    <Suspense>
      <ConsentQuestion />
    </Suspense>
  ) : null
}
