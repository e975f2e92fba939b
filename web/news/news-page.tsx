// The K-Star page: the list of articles, or one article with its comments.
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { speaksOfSelfHarm } from '#contract/help.ts'
import { helpText } from '#web/help/queries.ts'
import type { PageProps } from '#web/load-page.ts'
import type { Params } from '#web/pages.ts'
import { ArticleView } from './article-view.tsx'
import { NewsList } from './news-list.tsx'
import { oneArticle, pageOf } from './queries.ts'

/** The help line, if the article mentions suicide or self-harm. */
export function furtherNeeds(client: QueryClient, _params: Params, query: URLSearchParams) {
  const { title = '', content = '' } =
    client.getQueryData(oneArticle(query.get('article') ?? '').queryKey) ?? {}
  return speaksOfSelfHarm(title, content) ? [helpText] : []
}

export default function NewsPage({ query }: PageProps) {
  const chosen = query.get('article')
  usePlaceIn(chosen)
  return chosen ? <ArticleView key={chosen} id={chosen} /> : <NewsList page={pageOf(query)} />
}

/** Moves the focus to the chosen article, and back to its card. Back and Forward restore the scroll position. */
function usePlaceIn(chosen: string | null) {
  const last = useRef(chosen)
  const goesBack = useRef(false)
  useEffect(() => {
    const onPopState = () => {
      goesBack.current = true
    }
    // capture: before the router handles it
    addEventListener('popstate', onPopState, { capture: true })
    return () => removeEventListener('popstate', onPopState, { capture: true })
  }, [])
  useEffect(() => {
    const before = last.current
    last.current = chosen
    if (before === chosen) return
    const card =
      before && !chosen ? document.querySelector<HTMLElement>(`#article-${CSS.escape(before)}`) : null
    const target = card ?? document.querySelector<HTMLElement>('main h1')
    target?.focus({ preventScroll: true })
    if (!goesBack.current) window.scrollTo({ top: 0, behavior: 'instant' })
    goesBack.current = false
  }, [chosen])
}
