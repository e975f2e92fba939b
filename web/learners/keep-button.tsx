// Keep for later, beside a line. A visitor is asked to sign in first, and then the line is kept without a second press.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { openAuthDialog, useAuthDialog, warmAuthDialog } from '#web/auth/auth-dialog.ts'
import { useMember } from '#web/auth/member.ts'
import { Button } from '#web/ui/button.tsx'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'
import { dropLine, keepLine } from './keeping.ts'
import { keptLines } from './queries.ts'
import { learnersTexts } from './texts.ts'
import { takeWantedLine, wantLine } from './wanted-line.ts'

export function KeepButton({ line }: { line: string }) {
  const client = useQueryClient()
  const { member, loading } = useMember()
  const { data } = useQuery({ ...keptLines, enabled: member !== null })
  const isKept = member !== null && (data?.some((one) => one.line === line) ?? false)
  const { run } = useOneAtATime()

  const press = () => {
    if (loading) return
    if (!member) {
      wantLine(line)
      openAuthDialog('login')
      return
    }
    void run(() => (isKept ? dropLine(client, line) : keepLine(client, line)))
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      icon="bookmark"
      iconFill={isKept}
      aria-pressed={isKept}
      onPointerEnter={member ? undefined : warmAuthDialog}
      onClick={press}
    >
      {isKept ? learnersTexts.keep.isKept : learnersTexts.keep.button}
    </Button>
  )
}

/** Once on the page: keeps what was wanted as soon as somebody is signed in, and forgets it when they would rather not. */
export function useWantedLine(): void {
  const client = useQueryClient()
  const { member, loading } = useMember()
  const { view } = useAuthDialog()
  const wasOpen = useRef(false)
  const id = member?.id
  useEffect(() => {
    if (loading) return
    if (id !== undefined) {
      const line = takeWantedLine()
      if (line) void keepLine(client, line)
    } else if (wasOpen.current && !view) takeWantedLine()
    wasOpen.current = view !== null
  }, [client, id, loading, view])
}
