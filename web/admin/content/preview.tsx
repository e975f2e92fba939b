// The button that shows something as visitors will see it: the real page, with the values of the form.
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import styles from '#web/admin/admin.module.css'
import { OpensDialog } from '#web/admin/opens-dialog.tsx'
import { readInBrowser } from '#web/api.ts'
import { makeQueryClient, type Reader } from '#web/query.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Spinner } from '#web/ui/skeleton.tsx'

interface PreviewProps {
  size?: 'sm' | 'md'
  /** what is different from what visitors see now */
  note?: string
  children: ReactNode
}

export const Preview = ({
  size = 'md',
  note = 'These changes are not saved yet.',
  children,
}: PreviewProps) => (
  <OpensDialog
    title="Preview"
    className={styles.preview}
    button={(open) => (
      <Button variant="ghost" size={size} icon="eye" onClick={open}>
        Preview
      </Button>
    )}
  >
    {() => (
      <>
        <Banner tone="info" message={note} />
        <div ref={onlyToLookAt}>
          <Suspense fallback={<Spinner />}>{children}</Suspense>
        </div>
      </>
    )}
  </OpensDialog>
)

const NotLoaded = () => (
  <Banner
    tone="error"
    message="Could not load the preview. Please reload this page: what you have typed is kept."
  />
)
/** A page of the site that a preview shows. */
export const previewed = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyPart(async () => (await load()).default, NotLoaded)

/** Links and buttons do nothing; what is folded opens. */
const onlyToLookAt = (box: HTMLElement | null) => {
  const stop = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('summary')) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const name of ['click', 'submit']) box?.addEventListener(name, stop, { capture: true })
}

interface AnsweredProps {
  query: { queryKey: readonly unknown[] }
  /** what the server would answer if the form was saved now */
  answer: object
  /** reads everything else */
  read?: Reader
  children: ReactNode
}

export function Answered({ query, answer, read = readInBrowser, children }: AnsweredProps) {
  const [client] = useState(() => {
    const own = makeQueryClient(read)
    own.setQueryData(query.queryKey, answer)
    return own
  })
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
