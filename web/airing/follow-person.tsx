// The button on a person's page that follows them: their new dramas appear under What airs.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Person } from '#contract/api/people.ts'
import { useAfterSignIn } from '#web/auth/before-sign-in.ts'
import { knownSession, useMember } from '#web/auth/member.ts'
import { signInFirst } from '#web/auth/sign-in-required.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './airing.module.css'
import { follow } from './changes.ts'
import { myAiring } from './queries.ts'

type Followed = Pick<Person, 'id' | 'slug' | 'name' | 'nativeName' | 'remark'>

export function FollowPerson({ person: { id, ...person } }: { person: Followed }) {
  const { slug, name, nativeName, remark } = person
  const client = useQueryClient()
  const { member } = useMember()
  const { data } = useQuery({ ...myAiring, enabled: member !== null })
  const isFollowed = member !== null && (data?.following.some((one) => one.slug === slug) ?? false)
  const set = (next: boolean) => follow(client, { slug, name, nativeName, remark }, next)
  useAfterSignIn('follow', () => set(true), String(id))
  const press = async () => {
    if ((await knownSession()).member) set(!isFollowed)
    else signInFirst('follow', id, 'follow somebody')
  }
  return (
    <p className={styles.follow}>
      <Button
        variant="quiet"
        size="sm"
        icon="bell"
        iconFill={isFollowed}
        aria-pressed={isFollowed}
        onClick={() => void press()}
      >
        Tell me of new dramas
      </Button>
    </p>
  )
}
