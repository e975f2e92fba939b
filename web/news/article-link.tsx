// A link to an article. Fetching an article counts a reader, so a click fetches it again and a hover does not.
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentPropsWithRef } from 'react'
import { paths } from '#web/paths.ts'
import { invalidateArticle } from './refresh.ts'

interface ArticleLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  article: number
  /** it is in the list: Back returns to its position */
  fromList?: boolean
}

/** The history state of an article opened from the list. */
export const FROM_LIST = 'k-star'

export function ArticleLink({ article, fromList, ...rest }: ArticleLinkProps) {
  const client = useQueryClient()
  return (
    <a
      {...rest}
      href={paths.news(article)}
      data-from={fromList ? FROM_LIST : undefined}
      data-prefetch="none"
      onClick={() => void invalidateArticle(client, article)}
    />
  )
}
