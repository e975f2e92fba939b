// What others do to an article's comments: deleted ones disappear, new ones wait until requested.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewsComment } from '#contract/api/news.ts'
import { NEWS_COMMENTS_PAGE } from '#contract/news.ts'
import { readInBrowser } from '#web/api.ts'
import { useHighestSeen } from '#web/use-highest-seen.ts'
import { usePolling } from '#web/use-polling.ts'
import { commentsOn } from './queries.ts'

interface NewComments {
  /** number of new comments by others */
  waiting: number
  /** shows the new comments */
  show: () => void
}

export function useNewComments(article: number): NewComments {
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

  // On failure keep the old data: the next look or a reload updates it.
  usePolling(() => void refetch().catch(() => {}))

  return { waiting: fresh.filter(isNew).length, show: () => client.setQueryData(queryKey, fresh) }
}

/** The shown comments without deleted ones; new ones are left out, so the text being read does not move. */
function mergeShown(now: NewsComment[], old: NewsComment[]): NewsComment[] {
  const known = now.filter(({ id }) => id <= old[0]!.id)
  const oldest = now.at(-1)
  const below = now.length < NEWS_COMMENTS_PAGE || !oldest ? [] : old.filter(({ id }) => id < oldest.id)
  return [...known, ...below]
}
