// The people whose whole name was searched for, above the dramas that were found.
import type { FoundPerson } from '#contract/api/people.ts'
import { plural } from '#contract/plural.ts'
import { paths } from '#web/paths.ts'

export function PeopleFound({ people }: { people: readonly FoundPerson[] }) {
  if (people.length === 0) return null
  return (
    <p>
      {people.map(({ id, name, slug, remark, roles, dramas }, at) => (
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
