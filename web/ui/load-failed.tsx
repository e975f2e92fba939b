// What could not be loaded, and a button that tries again.
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

interface LoadFailedProps {
  /** "Could not load your reviews." */
  message: string
  retry: () => unknown
}

export const LoadFailed = ({ message, retry }: LoadFailedProps) => (
  <Banner
    tone="error"
    message={message}
    beside={
      <Button variant="quiet" size="sm" onClick={() => void retry()}>
        Try again
      </Button>
    }
  />
)
