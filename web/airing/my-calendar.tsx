// A member's own calendar: its address is shown once, and can be replaced or removed.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { longDate, utcDay } from '#contract/in-words.ts'
import { send } from '#web/api.ts'
import { failureWords } from '#web/failure-words.ts'
import { AskingButton } from '#web/ui/asking-button.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAttempt } from '#web/use-attempt.ts'
import { setCalendar } from './changes.ts'

const OLD_ADDRESS = 'Calendars that use the old address stop working. This cannot be undone.'

export function MyCalendar({ since }: { since: string | null }) {
  const client = useQueryClient()
  const [address, setAddress] = useState<string | null>(null)
  const { attempt, pending, problem } = useAttempt((error) =>
    failureWords(error, 'Could not change your calendar. Please try again.'),
  )
  const make = () =>
    attempt(async () => {
      const made = await send('POST /api/airing/calendar', {})
      setAddress(made.address)
      setCalendar(client, made.calendarSince)
    })
  const remove = () =>
    attempt(async () => {
      await send('DELETE /api/airing/calendar', {})
      setAddress(null)
      setCalendar(client, null)
    })
  return (
    <section className="stack tight" aria-labelledby="calendar">
      <h3 id="calendar">In your calendar</h3>
      {address && since ? (
        <Address address={address} />
      ) : (
        <p>
          {since
            ? `Your calendar has had an address since ${longDate(utcDay(since))}. It was shown once; if you lost it, make a new one.`
            : 'A calendar program can show what airs of your watchlist and of people you follow. It needs an address that only you know.'}
        </p>
      )}
      <Banner tone="error" message={problem} />
      <div className="row">
        {since ? (
          <>
            <AskingButton
              variant="quiet"
              size="sm"
              pending={pending}
              question={{ title: 'Make a new address?', words: OLD_ADDRESS, yes: 'New address' }}
              onConfirm={make}
            >
              Make a new address
            </AskingButton>
            <AskingButton
              variant="ghost"
              size="sm"
              icon="trash-2"
              pending={pending}
              question={{ title: 'Remove the address?', words: OLD_ADDRESS, yes: 'Remove' }}
              onConfirm={remove}
            >
              Remove the address
            </AskingButton>
          </>
        ) : (
          <Button variant="quiet" size="sm" pending={pending} onClick={() => void make()}>
            Make an address
          </Button>
        )}
      </div>
    </section>
  )
}

function Address({ address }: { address: string }) {
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => toast({ title: 'Address copied' }),
      () => toast({ title: 'Could not copy it. Please select and copy it yourself.', variant: 'info' }),
    )
  return (
    <TextField
      label="Address of your calendar"
      hint="Copy it now: it is shown once. Whoever has it can read your calendar."
      readOnly
      value={address}
      onFocus={({ target }) => target.select()}
      beside={
        <Button variant="ghost" icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
      }
    />
  )
}
