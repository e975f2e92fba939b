// Lists of others that the member saved: the button on a list, and the lists on the profile.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PublicList, SharedList } from '#contract/api/lists.ts'
import { plural } from '#contract/plural.ts'
import { send } from '#web/api.ts'
import { useMember } from '#web/auth/member.ts'
import { signInRequired } from '#web/auth/sign-in-required.ts'
import { KEEP } from '#web/change-at-once.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { changeList } from './changes.ts'
import styles from './lists.module.css'
import { savedLists, sharedList } from './queries.ts'

export function SaveList({ list: { isSaved = false, ...list } }: { list: SharedList }) {
  const client = useQueryClient()
  const { member } = useMember()
  const shown = (isSaved: boolean) =>
    set<SharedList>(client, sharedList(list.id), list, isSaved, (now) => ({ ...now, isSaved }))
  return (
    <Button
      variant="quiet"
      icon={isSaved ? 'check' : 'bookmark'}
      aria-pressed={isSaved}
      onClick={() => (member ? void shown(!isSaved) : signInRequired('save a list'))}
    >
      {isSaved ? 'Saved' : 'Save'}
    </Button>
  )
}

/** Nothing while none are saved. */
export function SavedLists() {
  const client = useQueryClient()
  const { data: lists = [] } = useQuery(savedLists)
  if (lists.length === 0) return null
  const remove = (list: PublicList) =>
    set<PublicList[]>(client, savedLists, list, false, (all) => all.filter(({ id }) => id !== list.id))
  return (
    <section className="stack" aria-labelledby="saved-lists">
      <h2 id="saved-lists">Saved Lists</h2>
      <ul className={`panel ${styles.links}`}>
        {lists.map((list) => (
          <li key={list.id} className="row apart">
            <span>
              <a className="link" href={paths.list(list.id)}>
                <bdi>{list.title}</bdi>
              </a>{' '}
              <span className="small muted">
                by <bdi>{list.authorUsername}</bdi>, {plural(list.count, 'drama')}
              </span>
            </span>
            <Button variant="ghost" size="sm" onClick={() => void remove(list)}>
              Remove<span className="vh"> {list.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** @param shown the query that shows it, and how it looks afterwards */
async function set<T>(
  client: QueryClient,
  query: { queryKey: readonly unknown[] },
  list: { id: number; title: string },
  isSaved: boolean,
  show: (now: T) => T,
) {
  const call = isSaved ? 'PUT /api/lists/saved/{id}' : 'DELETE /api/lists/saved/{id}'
  const before = client.getQueryData<T>(query.queryKey)
  const save = () => send(call, { id: list.id }, undefined, KEEP)
  if (!(await changeList(client, query, show, save))) return
  const undo = () => void set<T>(client, query, list, !isSaved, (now) => before ?? now)
  toast({
    title: isSaved ? `Saved “${list.title}”` : `Removed “${list.title}” from your saved lists`,
    ...(isSaved && { description: 'Your profile lists it, as it is now and will be.' }),
    action: { label: 'Undo', onClick: undo },
  })
}
