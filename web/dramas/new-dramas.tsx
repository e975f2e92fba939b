// What is new to the catalogue, in one line; nothing while nothing has joined it.
import { useQuery } from '@tanstack/react-query'
import { paths } from '#web/paths.ts'
import { topicMarks } from './drama-card.tsx'
import { newestThree } from './queries.ts'

export function NewDramas() {
  const { data: dramas = [] } = useQuery(newestThree)
  if (dramas.length === 0) return null
  return (
    <p className="wrap small row">
      New in the catalog:{' '}
      {dramas.map((drama) => (
        <a key={drama.id} className="link" href={paths.drama(drama.id)} {...topicMarks(drama)}>
          {drama.title}
        </a>
      ))}
    </p>
  )
}
