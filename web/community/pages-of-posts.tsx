// Links to the next and the first page. Each page has its own address, so Back restores it.
import type { Post } from '#contract/api/community.ts'
import { cursorAfter } from '#contract/post-rules.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { View } from './queries.ts'

/** @param last the last post shown, if there are more */
export function PagesOfPosts({
  view: { sort, search, before },
  last,
}: {
  view: View
  last: Post | undefined
}) {
  if (!before && !last) return null
  return (
    <nav className="row apart" aria-label="Pages of posts">
      {before ? (
        <ButtonLink href={paths.community({ sort, search })} variant="quiet" icon="arrow-left">
          Back to the first page
        </ButtonLink>
      ) : (
        <span />
      )}
      {last && (
        <ButtonLink href={paths.community({ sort, search, before: cursorAfter(sort, last) })} variant="quiet">
          More posts
        </ButtonLink>
      )}
    </nav>
  )
}
