// Renders a component on a freshly loaded page, with session, dialog and notices.
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { render, settle, typeInto } from '#tests/render.tsx'

/**
 * Renders and waits until everything has settled, except for requests the test holds back.
 * @param what called after every module was loaded again: import inside it
 */
export async function freshPage(what: () => Promise<ReactNode> = async () => null) {
  vi.resetModules()
  const { QueryClientProvider } = await import('@tanstack/react-query')
  const { makeQueryClient } = await import('#web/query.ts')
  const { readInBrowser } = await import('#web/api.ts')
  const { SiteFactsProvider } = await import('#web/site-facts.tsx')
  const { ToastSlot } = await import('#web/ui/toast-slot.tsx')
  const { Accounts } = await import('#web/auth/accounts.tsx')
  const { startSession } = await import('#web/auth/member.ts')
  // preload the lazy chunks
  await Promise.all([
    import('#web/auth/join-dialog.tsx'),
    import('#web/auth/signed-in.tsx'),
    import('#web/auth/auth-result.ts'),
    import('#web/auth/sign-in-again.ts'),
  ])
  const shown = await what()
  void startSession()
  const facts = { name: 'Shimpyo', url: 'http://site.test', provider: 'id.example' }
  await render(
    <QueryClientProvider client={makeQueryClient(readInBrowser)}>
      <SiteFactsProvider value={facts}>
        {shown}
        <Accounts />
        <ToastSlot />
      </SiteFactsProvider>
    </QueryClientProvider>,
  )
  await settle()
}

/** Types into the field with this name. */
export const fill = (name: string, text: string) =>
  typeInto(
    document.querySelector<HTMLInputElement>(
      `[role=tabpanel]:not([hidden]) [name=${name}], form [name=${name}]:not([role=tabpanel][hidden] *)`,
    )!,
    text,
  )

/** The title and text of the notice on the page. */
export const notice = () => document.querySelector('.toast > div')?.textContent ?? null
