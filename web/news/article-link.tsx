// A link to an article. Following it reads the article again; a pointer that only passes over it is no reader.
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentPropsWithRef } from 'react'
import { Link as RouterLink } from 'wouter'
import { paths } from '#web/paths.ts'
import { forgetArticle } from './refresh.ts'

interface ArticleLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  article: number
  /** it stands in the list: Back returns to where one was in it */
  fromList?: boolean
}

/** What an entry of the browser's history says when the list lies right below it. */
export const FROM_LIST = 'from the news'

export function ArticleLink({ article, fromList, ...rest }: ArticleLinkProps) {
  const client = useQueryClient()
  return (
    <RouterLink
      {...rest}
      href={paths.news(article)}
      state={fromList ? FROM_LIST : null}
      onClick={() => void forgetArticle(client, article)}
    />
  )
}
