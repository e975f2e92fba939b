// For tests: a page as it is when it has just been loaded, with its session, dialog and notices, and something on it.
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { during, onStage, settle } from '#web/ui/on-stage.tsx'

/**
 * Shown, and what can have happened has happened; an answer that was held back is still awaited.
 * @param what is asked for after every module was loaded again: import inside it
 */
export async function freshPage(what: () => Promise<ReactNode> = async () => null) {
  vi.resetModules()
  const { QueryClientProvider } = await import('@tanstack/react-query')
  const { makeQueryClient } = await import('#web/query.ts')
  const { readInBrowser } = await import('#web/api.ts')
  const { SiteFactsProvider } = await import('#web/site-facts.tsx')
  const { ToastSlot } = await import('#web/ui/toast-slot.tsx')
  const { Accounts } = await import('./accounts.tsx')
  const { startSession } = await import('./member.ts')
  // what is fetched when it is wanted is there already
  await Promise.all([
    import('./join-dialog.tsx'),
    import('./signed-in.tsx'),
    import('./auth-result.ts'),
    import('./sign-in-again.ts'),
  ])
  const shown = await what()
  void startSession()
  const facts = { name: 'Shimpyo', url: 'http://site.test', provider: 'id.example' }
  await onStage(
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
  during(() => {
    const field = document.querySelector<HTMLInputElement>(
      `[role=tabpanel]:not([hidden]) [name=${name}], form [name=${name}]:not([role=tabpanel][hidden] *)`,
    )!
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** The notice that is shown: title and words. */
export const notice = () => document.querySelector('.toast > div')?.textContent ?? null
