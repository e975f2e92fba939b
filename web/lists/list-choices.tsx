// My lists, each a box to tick for one drama, and a field for a new list.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnList } from '#contract/api/lists.ts'
import { paths } from '#web/paths.ts'
import { CouldNotLoad } from '#web/shell/could-not-load.tsx'
import { Checkbox } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { changeList, removeFromList, saveEntry } from './changes.ts'
import styles from './lists.module.css'
import { NewList } from './new-list.tsx'
import { myListsFor } from './queries.ts'

export function ListChoices({ dramaId }: { dramaId: number }) {
  const client = useQueryClient()
  const query = myListsFor(dramaId)
  const { data: lists, isPending, refetch } = useQuery(query)
  if (isPending) return <Spinner />
  if (!lists) return <CouldNotLoad heading="h3" title="Could not load your lists." retry={refetch} />

  const withDrama = (list: OwnList, hasDrama: boolean) => (all: OwnList[]) =>
    all.map((one) => (one.id === list.id ? { ...one, hasDrama } : one))
  const choose = (list: OwnList) => {
    const entry = { list, dramaId }
    const [without, again] = [withDrama(list, false), withDrama(list, true)]
    return list.hasDrama
      ? removeFromList(client, query, entry, { without, again })
      : changeList(client, query, again, () => saveEntry(entry))
  }
  return (
    <div className={styles.choices}>
      {lists.length > 0 && (
        <div className={styles.boxes}>
          {lists.map((list) => (
            <Checkbox
              key={list.id}
              label={<bdi>{list.title}</bdi>}
              checked={list.hasDrama === true}
              onChange={() => void choose(list)}
            />
          ))}
        </div>
      )}
      <NewList
        onCreated={(list) =>
          changeList<OwnList[]>(
            client,
            query,
            (all) => [{ ...list, hasDrama: true }, ...all],
            () => saveEntry({ list, dramaId }),
          )
        }
      />
      <a className="link small" href={paths.myLists}>
        My lists
      </a>
    </div>
  )
}
