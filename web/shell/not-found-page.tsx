// The 404 page.
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Head } from './head.tsx'
import styles from './not-found.module.css'

export default function NotFoundPage() {
  return (
    <div className={`wrap read ${styles.page}`}>
      <Head title="404 Page Not Found" description="This page does not exist." path={null} />
      <EmptyState
        companion="neighbour"
        heading="h1"
        title="404 Page Not Found"
        action={<ButtonLink href={paths.home}>Back to Home</ButtonLink>}
      >
        Did you forget to add the page to the router?
      </EmptyState>
    </div>
  )
}
