// Follow, report and block on a public page; on one's own, the way to its switches.
import type { PublicPage } from '#contract/api/public-pages.ts'
import { useMember } from '#web/auth/member.ts'
import { signInRequired } from '#web/auth/sign-in-required.ts'
import { useReport } from '#web/moderation/use-report.tsx'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useBlocking, useFollowing } from './changes.ts'

export function MemberActions({ page: { id, username, isFollowed = false } }: { page: PublicPage }) {
  const { member } = useMember()
  const { report, dialog } = useReport()
  const follow = useFollowing()
  const block = useBlocking()
  if (member?.username === username)
    return (
      <div className="row">
        <ButtonLink href={paths.myPage} variant="quiet" icon="pencil">
          Change what it shows
        </ButtonLink>
      </div>
    )
  const signedIn = (action: string, act: () => void) => () => (member ? act() : signInRequired(action))
  return (
    <div className="row">
      <Button
        variant={isFollowed ? 'quiet' : 'primary'}
        icon={isFollowed ? 'check' : 'plus'}
        aria-pressed={isFollowed}
        onClick={signedIn('follow someone', () => void follow(username, !isFollowed))}
      >
        {isFollowed ? 'Following' : 'Follow'}
      </Button>
      <Button
        variant="ghost"
        icon="flag"
        onClick={() =>
          report({ area: 'member-page', itemId: id, refresh: (client) => client.invalidateQueries() })
        }
      >
        Report
      </Button>
      <Button
        variant="ghost"
        icon="user-x"
        onClick={signedIn('block someone', () => void block(username, true))}
      >
        Block
      </Button>
      {dialog}
    </div>
  )
}
