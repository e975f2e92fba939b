// What only members have: visitors are asked to sign in.
import type { ComponentProps, ReactNode } from 'react'
import type { Member } from '#contract/api/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { NeedsScript, Spinner } from '#web/ui/skeleton.tsx'
import { openAuthDialog, warmAuthDialog } from './auth-dialog.ts'
import { useMember } from './member.ts'

interface MembersOnlyProps extends Pick<ComponentProps<typeof EmptyState>, 'title' | 'companion'> {
  /** what visitors read below the title */
  words?: string
  children: (member: Member) => ReactNode
}

export function MembersOnly({ words, children, ...empty }: MembersOnlyProps) {
  const { member, loading } = useMember()
  if (loading)
    return (
      <>
        <Spinner />
        <NeedsScript />
      </>
    )
  if (member) return children(member)
  return (
    <EmptyState
      {...empty}
      action={
        <Button onClick={() => openAuthDialog('login')} onPointerEnter={warmAuthDialog}>
          Sign In
        </Button>
      }
    >
      {words}
    </EmptyState>
  )
}
