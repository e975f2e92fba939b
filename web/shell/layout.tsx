// The frame of every page: header, the page itself, footer, and the one place for notices.
import type { ReactNode } from 'react'
import { Accounts } from '#web/auth/accounts.tsx'
import { Link } from '#web/link.tsx'
import { LinkKind } from '#web/ui/link-kind.tsx'
import { ToastSlot } from '#web/ui/toast-slot.tsx'
import { ConsentQuestion } from './consent.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <LinkKind value={Link}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Accounts />
      <ConsentQuestion />
      <ToastSlot />
    </LinkKind>
  )
}
