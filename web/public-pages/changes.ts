// Following and blocking: shown at once, with Undo, and read again if it could not be saved.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { PublicPage } from '#contract/api/public-pages.ts'
import { send } from '#web/api.ts'
import { serverMessage } from '#web/failure-words.ts'
import { toast } from '#web/ui/toast.ts'
import { inTurn } from '#web/watchlist/changes.ts'
import { blocked, followed, memberPage } from './queries.ts'

/** The change is shown before the response, so the request continues after the page is closed. */
const KEEP = { keepalive: true }

type Names = { username: string }[]

export function useFollowing() {
  const client = useQueryClient()
  const set = async (name: string, isFollowed: boolean) => {
    client.setQueryData<PublicPage>(memberPage(name).queryKey, (now) => now && { ...now, isFollowed })
    change<Names>(client, followed.queryKey, (now) => withName(now, name, isFollowed))
    const call = isFollowed ? 'PUT /api/members/{name}/follow' : 'DELETE /api/members/{name}/follow'
    if (await saved(() => send(call, { name }, undefined, KEEP))) {
      const undo = () => void set(name, !isFollowed)
      toast({
        title: isFollowed ? `You follow ${name}` : `You don't follow ${name} anymore`,
        ...(isFollowed && { description: 'Only you can see that.' }),
        action: { label: 'Undo', onClick: undo },
      })
    }
    // The page may be open under another spelling of the name.
    void client.invalidateQueries({
      predicate: ({ queryKey: [url] }) => /^\/api\/(following|members\/[^/]+$)/.test(String(url)),
    })
  }
  return set
}

export function useBlocking() {
  const client = useQueryClient()
  /** @returns whether it is saved */
  const set = async (name: string, isBlocked: boolean): Promise<boolean> => {
    change<Names>(client, blocked.queryKey, (now) => withName(now, name, isBlocked))
    const call = isBlocked ? 'PUT /api/members/{name}/block' : 'DELETE /api/members/{name}/block'
    const isSaved = await saved(() => send(call, { name }, undefined, KEEP))
    if (isSaved) {
      const undo = () => void set(name, !isBlocked)
      toast({
        title: isBlocked ? `${name} is blocked` : `${name} is not blocked anymore`,
        ...(isBlocked && { description: 'Your profile lists whom you blocked.' }),
        action: { label: 'Undo', onClick: undo },
      })
    }
    // What they wrote is hidden, or shown again, everywhere.
    void client.invalidateQueries()
    return isSaved
  }
  return set
}

async function saved(save: () => Promise<unknown>): Promise<boolean> {
  try {
    await inTurn(save)
    return true
  } catch (error) {
    const description = serverMessage(error, 'Could not save your change. Please try again.')
    toast({ title: 'Error', description, variant: 'destructive' })
    return false
  }
}

function change<T>(client: QueryClient, queryKey: readonly unknown[], show: (now: T) => T): void {
  // A response under way is older than this change.
  void client.cancelQueries({ queryKey }, { revert: false })
  client.setQueryData<T>(queryKey, (now) => now && show(now))
}

const withName = (names: Names, username: string, isIn: boolean): Names => [
  ...names.filter((one) => one.username !== username),
  ...(isIn ? [{ username }] : []),
]
