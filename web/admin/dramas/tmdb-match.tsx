// The drama of TMDB that a drama is matched with: from there comes where to watch. Its own form, below the drama's.
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { TmdbMatch as Match } from '#contract/api/where-to-watch.ts'
import { NOW } from '#web/admin/queries.ts'
import { useAction } from '#web/admin/use-action.ts'
import { query, send } from '#web/api.ts'
import { useSite } from '#web/site-facts.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { OutLink } from '#web/ui/out-link.tsx'
import { When } from '#web/ui/when.tsx'

const matchOf = (id: number) => query('GET /api/admin/tmdb-matches/{id}', { id })

export function TmdbMatch({ dramaId }: { dramaId: number }) {
  const enabled = useSite().watchCredits !== undefined
  const { data: match, error } = useQuery({ ...matchOf(dramaId), ...NOW, enabled })
  if (!enabled) return null
  return (
    <section className="panel" aria-labelledby="tmdb-match">
      <h2 id="tmdb-match">Where to watch</h2>
      {error && <p className="small">Could not load the match with TMDB. Please reload the page.</p>}
      {match && <MatchForm key={match.tmdbId} dramaId={dramaId} match={match} />}
    </section>
  )
}

const BECAUSE = {
  source: 'The drama was imported from there.',
  search: 'It is the only one there with this title and year.',
  admin: 'An admin entered it.',
}
const WITHOUT = {
  source: 'Not looked up yet.',
  search: 'TMDB has no Korean drama, or several, with this title and year.',
  admin: 'An admin removed the match.',
}

function MatchForm({ dramaId, match: { tmdbId, matchedBy, checkedAt } }: { dramaId: number; match: Match }) {
  const { run, pending } = useAction()
  const [typed, setTyped] = useState(tmdbId === null ? '' : String(tmdbId))
  const [problem, setProblem] = useState<string | null>(null)

  const save = (event: FormEvent) => {
    event.preventDefault()
    const number = typed.trim()
    if (!/^(?:[1-9]\d{0,8})?$/.test(number)) return setProblem('TMDB number must be a whole number')
    const body = { tmdbId: number === '' ? null : Number(number) }
    void run(() => send('PUT /api/admin/tmdb-matches/{id}', { id: dramaId }, body), {
      done: () => (number ? 'Match saved. Where to watch will be read within minutes.' : 'Match removed.'),
      failed: 'Could not save the match',
    })
  }
  return (
    <form className="form" onSubmit={save} noValidate>
      <p className="small muted">
        {tmdbId === null ? (
          WITHOUT[matchedBy ?? 'source']
        ) : (
          <>
            Matched with{' '}
            <OutLink href={`https://www.themoviedb.org/tv/${tmdbId}`}>this drama of TMDB</OutLink>.{' '}
            {matchedBy && BECAUSE[matchedBy]} {checkedAt ? 'Last read: ' : 'Not read yet.'}
            {checkedAt && <When at={checkedAt} />}
          </>
        )}
      </p>
      <TextField
        label="TMDB number"
        name="tmdbId"
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
        hint="The number in the address of its page there. Leave it empty if TMDB does not have this drama."
        error={problem}
        value={typed}
        onChange={({ target }) => {
          setProblem(null)
          setTyped(target.value)
        }}
        beside={
          <Button type="submit" variant="quiet" pending={pending} pendingLabel="Saving...">
            Save match
          </Button>
        }
      />
    </form>
  )
}
