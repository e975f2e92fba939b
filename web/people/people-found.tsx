// The people whose whole name was searched for, above the dramas that were found.
import { useQuery } from '@tanstack/react-query'
import { nameKey } from '#contract/name-key.ts'
import { plural } from '#contract/plural.ts'
import { paths } from '#web/paths.ts'
import { peopleFound } from './queries.ts'

export function PeopleFound({ search }: { search: string }) {
  const { data: found = [] } = useQuery(peopleFound(search))
  const named = found.filter((person) =>
    [person.name, person.nativeName ?? ''].some((name) => nameKey(name) === nameKey(search)),
  )
  if (named.length === 0) return null
  return (
    <p>
      {named.map(({ id, name, slug, remark, roles, dramas }, at) => (
        <span key={id}>
          {at > 0 && ' · '}
          <a className="link" href={paths.person(slug)}>
            {name}
          </a>{' '}
          <span className="muted">
            {remark ?? roles.join(' and ')}, {plural(dramas, 'drama')}
          </span>
        </span>
      ))}
    </p>
  )
}
