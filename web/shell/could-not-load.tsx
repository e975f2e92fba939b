// Shown in place of a list, a part or a whole page that could not be loaded, or that does not exist.
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import styles from './could-not-load.module.css'
import { Head } from './head.tsx'

interface CouldNotLoadProps {
  title: string
  /** the words of the failure */
  children?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  /** default: loads the page again */
  retry?: () => unknown
}

export const CouldNotLoad = ({
  title,
  children,
  heading = 'h2',
  retry = () => location.reload(),
}: CouldNotLoadProps) => (
  <div role="alert">
    <EmptyState
      companion="doctor"
      heading={heading}
      title={title}
      action={<Button onClick={() => retry()}>Try again</Button>}
    >
      {children}
    </EmptyState>
  </div>
)

interface PageProps {
  /** the title of the page */
  page: string
  /** the sentence for people and search engines */
  words: string
  children?: ReactNode
}

/** The page could not be loaded, which does not mean that it does not exist. */
export const PageNotLoaded = ({ page, words, children }: PageProps) => (
  <div className={`wrap read ${styles.page}`}>
    <Head title={page} description={words} path={null} />
    <CouldNotLoad heading="h1" title={words} />
    {children}
  </div>
)

/** Its children are the way on. */
export const PageNotFound = ({ page, words, children }: PageProps) => (
  <div className={`wrap read ${styles.page}`}>
    <Head title={page} description={words} path={null} />
    <EmptyState companion="diver" heading="h1" title={page} action={children} />
  </div>
)
