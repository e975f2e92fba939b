// Shows and changes the username.
import { useQueryClient } from '@tanstack/react-query'
import type { Member } from '#contract/api/auth.ts'
import { tidyUsername, usernameProblem } from '#contract/auth.ts'
import { LIMITS } from '#contract/limits.ts'
import { send } from '#web/api.ts'
import { setMember } from '#web/auth/member.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { useDraft } from '#web/drafts/use-draft.ts'
import { serverMessage } from '#web/failure-words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { failureToast, toast } from '#web/ui/toast.ts'
import { useSubmit } from '#web/use-submit.ts'

export function MyUsername({ member }: { member: Member }) {
  const client = useQueryClient()
  const draft = useDraft({ key: 'username', initial: member.username })
  const { errors, clear, pending, props } = useSubmit<'username'>({
    check: () => ({ username: usernameProblem(tidyUsername(draft.value)) ?? undefined }),
    send: async () => {
      const renamed = await send('PUT /api/auth/profile', {}, { username: draft.value })
      draft.clear(draft.value)
      setMember(renamed)
      toast({ title: 'Username changed', description: `You're now ${renamed.username}.` })
      // cached lists contain the old name
      void client.invalidateQueries()
    },
    onError: (error) => failureToast(reason(error)),
    fieldErrors: (error) => ({ username: reason(error) }),
  })
  return (
    <section className="stack">
      <h2>Username</h2>
      <form className="panel form" {...props}>
        <TextField
          label="Username"
          name="username"
          autoComplete="nickname"
          spellCheck={false}
          maxLength={LIMITS.name}
          hint={`${LIMITS.usernameMin} to ${LIMITS.usernameMax} characters, in any script. It is shown next to what you write. Your email is never shown.`}
          error={errors.username}
          value={draft.value}
          onChange={({ target }) => {
            clear('username')
            draft.set(target.value)
          }}
          beside={
            <Button
              type="submit"
              variant="quiet"
              disabled={draft.value === member.username}
              pending={pending}
              pendingLabel="Updating..."
            >
              Save
            </Button>
          }
          after={<DraftStatus draft={draft} />}
        />
      </form>
    </section>
  )
}

const reason = (error: unknown) => serverMessage(error, 'Could not change your username. Please try again.')
