// Following and blocking: shown at once, with Undo, and read again if it could not be saved.
import { useQueryClient } from '@tanstack/react-query'
import type { PublicPage } from '#contract/api/public-pages.ts'
import { send } from '#web/api.ts'
import { changeAtOnce, KEEP } from '#web/change-at-once.ts'
import { toast } from '#web/ui/toast.ts'
import { blocked, followed, memberPage } from './queries.ts'

type Names = { username: string }[]

export function useFollowing() {
  const client = useQueryClient()
  const set = async (name: string, isFollowed: boolean) => {
    client.setQueryData<PublicPage>(memberPage(name).queryKey, (now) => now && { ...now, isFollowed })
    const call = isFollowed ? 'PUT /api/members/{name}/follow' : 'DELETE /api/members/{name}/follow'
    const show = (now: Names) => withName(now, name, isFollowed)
    if (await changeAtOnce(client, followed, show, () => send(call, { name }, undefined, KEEP))) {
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
    const call = isBlocked ? 'PUT /api/members/{name}/block' : 'DELETE /api/members/{name}/block'
    const show = (now: Names) => withName(now, name, isBlocked)
    const isSaved = await changeAtOnce(client, blocked, show, () => send(call, { name }, undefined, KEEP))
    if (isSaved) {
      const undo = () => void set(name, !isBlocked)
      toast({
        title: isBlocked ? `${name} is blocked` : `${name} is not blocked anymore`,
        ...(isBlocked && { description: 'Your profile lists the members you blocked.' }),
        action: { label: 'Undo', onClick: undo },
      })
    }
    // What they wrote is hidden, or shown again, everywhere.
    void client.invalidateQueries()
    return isSaved
  }
  return set
}

const withName = (names: Names, username: string, isIn: boolean): Names => [
  ...names.filter((one) => one.username !== username),
  ...(isIn ? [{ username }] : []),
]
