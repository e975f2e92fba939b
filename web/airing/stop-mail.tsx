// Stops the weekly mail for whoever has the link of one, without signing in.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { send } from '#web/api.ts'
import { failureWords } from '#web/failure-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAttempt } from '#web/use-attempt.ts'
import { myAiring } from './queries.ts'

export function StopMail() {
  const client = useQueryClient()
  const [token, setToken] = useState<string>()
  const [isDone, setDone] = useState(false)
  const { attempt, pending, problem } = useAttempt((error) =>
    failureWords(error, 'Could not stop the email. Please switch it off below, after signing in.'),
  )
  useEffect(() => {
    const [, found] = /^#stop=([\w-]{1,100})$/.exec(location.hash) ?? []
    if (!found) return
    setToken(found)
    history.replaceState(history.state, '', location.pathname)
  }, [])
  if (!token) return null
  const stop = () =>
    attempt(async () => {
      await send('POST /api/airing/weekly-mail/stop/{token}', { token }, undefined, { mayBeSignedOut: true })
      setDone(true)
      await client.invalidateQueries(myAiring)
    })
  return (
    <section className="panel stack tight" aria-label="Weekly email">
      {isDone ? (
        <p role="status">The weekly email is off.</p>
      ) : (
        <>
          <p>Stop the weekly email about what airs?</p>
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
