// The save buttons of a line. A visitor is asked to sign in first; then the line is saved without a second press.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { openAuthDialog, warmAuthDialog } from '#web/auth/auth-dialog.ts'
import { rememberPress, useAfterSignIn } from '#web/auth/before-sign-in.ts'
import { useMember } from '#web/auth/member.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'
import { savedLines } from './line-queries.ts'
import { removeLine, saveLine } from './save-line.ts'
import { learnersTexts } from './texts.ts'

/** Of the line of the day. */
export function SaveLineButton({ line }: { line: string }) {
  const { isSaved, attributes } = useSaving(line)
  return (
    <Button variant="quiet" size="sm" icon="bookmark" iconFill={isSaved} {...attributes}>
      {isSaved ? learnersTexts.keep.isSaved : learnersTexts.keep.button}
    </Button>
  )
}

/** Of one line among many: its label names the line. */
export function SaveLineIcon({ line, english }: { line: string; english: string }) {
  const { isSaved, attributes } = useSaving(line)
  return (
    <IconButton
      label={learnersTexts.further.save(english)}
      icon="bookmark"
      iconFill={isSaved}
      {...attributes}
    />
  )
}

function useSaving(line: string) {
  const client = useQueryClient()
  const { member, loading } = useMember()
  const { data } = useQuery({ ...savedLines, enabled: member !== null })
  const isSaved = member !== null && (data?.some((one) => one.line === line) ?? false)
  const { run } = useOneAtATime()

  const press = () => {
    if (loading) return
    if (!member) {
      rememberPress('line', line)
      openAuthDialog('login')
      return
    }
    void run(() => (isSaved ? removeLine(client, line) : saveLine(client, line)))
  }
  return {
    isSaved,
    attributes: {
      'aria-pressed': isSaved,
      onPointerEnter: member ? undefined : warmAuthDialog,
      onClick: press,
    },
  }
}

/** Mount once per page: saves the line that was pressed before signing in. */
export function useLineToSave(): void {
  const client = useQueryClient()
  useAfterSignIn('line', (line) => void saveLine(client, line))
}
