// Stops a kind of email for whoever has the link of one, without signing in.
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { send } from '#web/api.ts'
import { failureWords } from '#web/failure-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAttempt } from '#web/use-attempt.ts'

interface StopEmailProps {
  label: string
  ask: string
  done: string
  failed: string
  /** what shows its switch */
  shown: { queryKey: QueryKey }
}

export function StopEmail({ label, ask, done, failed, shown }: StopEmailProps) {
  const client = useQueryClient()
  const [token, setToken] = useState<string>()
  const [isDone, setDone] = useState(false)
  const { attempt, pending, problem } = useAttempt((error) => failureWords(error, failed))
  useEffect(() => {
    const [, found] = /^#stop=([\w-]{1,100})$/.exec(location.hash) ?? []
    if (!found) return
    setToken(found)
    history.replaceState(history.state, '', location.pathname)
  }, [])
  if (!token) return null
  const stop = () =>
    attempt(async () => {
      await send('POST /api/notices/emails/stop/{token}', { token }, undefined, { mayBeSignedOut: true })
      setDone(true)
      await client.invalidateQueries(shown)
    })
  return (
    <section className="panel stack tight" aria-label={label}>
      {isDone ? (
        <p role="status">{done}</p>
      ) : (
        <>
          <p>{ask}</p>
          <Banner tone="error" message={problem} />
          <p>
            <Button pending={pending} onClick={() => void stop()}>
              Stop the email
            </Button>
          </p>
        </>
      )}
    </section>
  )
}
