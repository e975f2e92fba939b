// What is new to the catalogue, in one line; nothing while nothing has joined it.
import { useQuery } from '@tanstack/react-query'
import { paths } from '#web/paths.ts'
import { newestThree } from './queries.ts'

export function NewDramas() {
  const { data: dramas = [] } = useQuery(newestThree)
  if (dramas.length === 0) return null
  return (
    <p className="wrap small">
      New in the catalog:{' '}
      {dramas.map(({ id, title }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <a className="link" href={paths.drama(id)}>
            {title}
          </a>
        </span>
      ))}
    </p>
  )
}
