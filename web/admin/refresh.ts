// Refetches what a change may have changed, and forgets what only admins see and nothing shows.
import type { Query, QueryClient } from '@tanstack/react-query'

/** Call it after any write of an admin. */
export async function refreshAll(client: QueryClient): Promise<void> {
  const address = ({ queryKey }: Query) => String(queryKey[0])
  client.removeQueries({ type: 'inactive', predicate: (query) => address(query).startsWith('/api/admin/') })
  await client.invalidateQueries({
    predicate: (query) => address(query) !== '/api/auth/me',
    refetchType: 'all',
  })
}
