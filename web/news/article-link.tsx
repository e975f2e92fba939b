// A link to an article. A click fetches the article again, which counts a reader; a prefetch on hover counts nobody.
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
      onClick={() => void invalidateArticle(client, article)}
    />
  )
}
