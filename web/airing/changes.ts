// Changes of followed people, weekly mail and calendar: shown at once, saved in turn.
import type { QueryClient } from '@tanstack/react-query'
import type { MyAiring } from '#contract/api/airing.ts'
import { send } from '#web/api.ts'
import { changeAtOnce, KEEP } from '#web/change-at-once.ts'
import { toast } from '#web/ui/toast.ts'
import { myAiring } from './queries.ts'

type Followed = MyAiring['following'][number]

/** Says so, with Undo. */
export function follow(client: QueryClient, person: Followed, isFollowed: boolean): void {
  void setFollowing(client, person, isFollowed)
  const { name } = person
  toast({
    title: isFollowed ? `New dramas of ${name} will be under What airs` : `You no longer follow ${name}`,
    action: { label: 'Undo', onClick: () => follow(client, person, !isFollowed) },
  })
}

/** Their dramas are loaded afterwards. */
async function setFollowing(client: QueryClient, person: Followed, isFollowed: boolean) {
  const { slug } = person
  const isSaved = await changeAtOnce<MyAiring>(
    client,
    myAiring,
    (now) => {
      const others = now.following.filter((one) => one.slug !== slug)
      return { ...now, following: isFollowed ? [...others, person] : others }
    },
    () => send(`${isFollowed ? 'PUT' : 'DELETE'} /api/people/{slug}/follow`, { slug }, undefined, KEEP),
  )
  if (isSaved) await client.invalidateQueries(myAiring)
}

export const setWeeklyMail = (client: QueryClient, isOn: boolean) =>
  changeAtOnce<MyAiring>(
    client,
    myAiring,
    (now) => ({ ...now, weeklyMail: isOn }),
    () => send('PUT /api/airing/weekly-mail', {}, { isOn }, KEEP),
  )

export const setCalendar = (client: QueryClient, calendarSince: string | null) =>
  client.setQueryData<MyAiring>(myAiring.queryKey, (now) => now && { ...now, calendarSince })
