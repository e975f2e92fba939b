// Live changes of an article's comments: deleted ones disappear, new ones wait until requested.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewsComment } from '#contract/api/news.ts'
import { NEWS_COMMENTS_PAGE } from '#contract/news.ts'
import { commentsChange } from '#contract/news-comments.ts'
import { readInBrowser } from '#web/api.ts'
import { useHighestSeen } from '#web/live/use-highest-seen.ts'
import { useLive } from '#web/live/use-live.ts'
import { commentsOn } from './queries.ts'

interface LiveComments {
  /** number of new comments by others */
  waiting: number
  /** shows the new comments */
  show: () => void
}

export function useLiveComments(article: number): LiveComments {
  const client = useQueryClient()
  const { queryKey } = commentsOn(article)
  const shown = client.getQueryData<NewsComment[]>(queryKey)
  const [fresh, setFresh] = useState<NewsComment[]>([])
  const newest = useHighestSeen(String(article), shown?.[0]?.id ?? 0)
  const isNew = ({ id }: NewsComment) => id > newest

  async function refetch() {
    const now = (await readInBrowser(queryKey[0] as string)) as NewsComment[]
    setFresh(now)
    client.setQueryData<NewsComment[]>(queryKey, (old) => (old?.length ? mergeShown(now, old) : now))
  }

  useLive('news-comments', (news) => {
    // On failure keep the old data: the next change or a reload updates it.
    if (news === null || news.includes(commentsChange(article))) void refetch().catch(() => {})
  })

  return { waiting: fresh.filter(isNew).length, show: () => client.setQueryData(queryKey, fresh) }
}

/** The shown comments without deleted ones; new ones are left out, so the text being read does not move. */
function mergeShown(now: NewsComment[], old: NewsComment[]): NewsComment[] {
  const known = now.filter(({ id }) => id <= old[0]!.id)
  const oldest = now.at(-1)
  const below = now.length < NEWS_COMMENTS_PAGE || !oldest ? [] : old.filter(({ id }) => id < oldest.id)
  return [...known, ...below]
}
