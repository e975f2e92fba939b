// The queries of the diary.
import type { QueryClient } from '@tanstack/react-query'

/** What was noted meanwhile is there when the diary is opened next. */
export const forgetDiary = (client: QueryClient) =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [url] }) => typeof url === 'string' && url.startsWith('/api/diary'),
  })
