// The queries of the diary.
import type { QueryClient } from '@tanstack/react-query'
import { query } from '#web/api.ts'

/** Read again when it has changed since. */
const WHEN_CHANGED = { refetchOnMount: true } as const

export const diaryMonth = (month: string, page: number) => ({
  ...query('GET /api/diary', { month, page: page > 1 ? page : undefined }),
  ...WHEN_CHANGED,
})

export const diaryYear = (year: string) => ({ ...query('GET /api/diary/year', { year }), ...WHEN_CHANGED })

/** After a change: what is shown is read again, everything else when it is opened next. */
export const forgetDiary = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [url] }) => typeof url === 'string' && url.startsWith('/api/diary'),
  })
