// The public lists that contain a drama, on its page; nothing if there are none.
import { useQuery } from '@tanstack/react-query'
import { LISTS_PAGE } from '#contract/lists.ts'
import { plural } from '#contract/plural.ts'
import { useOwnView } from '#web/auth/use-own-view.ts'
import { paths } from '#web/paths.ts'
import { Fold } from '#web/ui/fold.tsx'
import styles from './lists.module.css'
import { listsWith } from './queries.ts'

export function DramaLists({ dramaId }: { dramaId: number }) {
  const read = useQuery(listsWith(dramaId))
  useOwnView(read)
  const { data: lists = [] } = read
  if (lists.length === 0) return null
  const shown = lists.slice(0, LISTS_PAGE)
  return (
    <Fold line={`In ${lists.length > LISTS_PAGE ? 'more than ' : ''}${plural(shown.length, 'list')}`}>
      <ul className={styles.links}>
        {shown.map(({ id, title, authorUsername, count }) => (
          <li key={id}>
            <a className="link" href={paths.list(id)}>
              <bdi>{title}</bdi>
            </a>{' '}
            <span className="small muted">
              by <bdi>{authorUsername}</bdi>, {plural(count, 'drama')}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a className="link" href={paths.lists()}>
          Lists by members
        </a>
      </p>
    </Fold>
  )
}
