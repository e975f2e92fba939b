// The K-Star page: the articles, or the one that was chosen with its comments.
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { speaksOfSelfHarm } from '#contract/help.ts'
import { helpText } from '#web/help/queries.ts'
import type { PageProps } from '#web/load-page.ts'
import type { Params } from '#web/pages.ts'
import { ArticleView } from './article-view.tsx'
import { NewsList } from './news-list.tsx'
import { oneArticle, pageOf } from './queries.ts'

/** People who can help, where the article speaks of suicide or self-harm. */
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

/** The focus goes where the eye goes: to the chosen article, and back to its card. Back and Forward find their scroll place themselves. */
function usePlaceIn(chosen: string | null) {
  const last = useRef(chosen)
  const goesBack = useRef(false)
  useEffect(() => {
    const onPopState = () => {
      goesBack.current = true
    }
    // before the router hears of it
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
