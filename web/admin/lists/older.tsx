// The button below a list that is read in parts, and why the next part did not come.
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { useParts } from './use-parts.ts'

interface OlderProps {
  query: Pick<
    ReturnType<typeof useParts>,
    'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >
  /** "changes" */
  what: string
}

export const Older = ({ query, what }: OlderProps) => (
  <>
    <Banner
      tone="error"
      message={query.isFetchNextPageError && `Could not load older ${what}. Please try again.`}
    />
    {query.hasNextPage && (
      <Button
        variant="quiet"
        pending={query.isFetchingNextPage}
        pendingLabel="Loading..."
        onClick={() => void query.fetchNextPage()}
      >
        Show older {what}
      </Button>
    )}
  </>
)
