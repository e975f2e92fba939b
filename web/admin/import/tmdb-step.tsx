// Searches TMDB and selects dramas to import.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportPlan, TmdbFound } from '#contract/api/admin-import.ts'
import { TMDB_AT_ONCE } from '#contract/drama-import.ts'
import { plural } from '#contract/plural.ts'
import { query, send } from '#web/api.ts'
import { serverMessage } from '#web/failure-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Checkbox } from '#web/ui/field.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { useAttempt } from '#web/use-attempt.ts'
import styles from './import.module.css'
import { lastImports } from './past-imports.tsx'

interface TmdbStepProps {
  pending: boolean
  onLook: (read: () => Promise<ImportPlan>) => void
}

export function TmdbStep(props: TmdbStepProps) {
  const { data } = useQuery(lastImports)
  if (!data) return <Spinner />
  if (!data.tmdb)
    return (
      <EmptyState heading="h3" title="TMDB is not set up.">
        Set TMDB_API_KEY to search TMDB and import facts from it.
      </EmptyState>
    )
  return <Search {...props} />
}

function Search({ pending, onLook }: TmdbStepProps) {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<TmdbFound[] | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const client = useQueryClient()
  const {
    attempt,
    pending: searching,
    problem,
  } = useAttempt((error) => serverMessage(error, 'Could not reach TMDB. Please try again.'))

  const search = (term: string) =>
    attempt(async () => {
      if (term.trim() === '') return
      const asked = query('GET /api/admin/dramas/tmdb', { search: term })
      setFound(await client.fetchQuery({ ...asked, staleTime: 0, gcTime: 0 }))
      setChosen(new Set())
    })
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }

  return (
    <div className="stack">
      <p className="muted">
        Imports titles, year, episodes, cast, writer and platforms. Texts and pictures are not imported, so
        write the description yourself.
      </p>
      <SearchBox
        label="Search TMDB"
        placeholder="Title in English or Hangul"
        value={words}
        maxLength={200}
        pending={searching}
        onChange={setWords}
        onSearch={(term) => void search(term)}
      />
      <Banner tone="error" message={problem} />
      {found && (
        <p className="vh" role="status">
          {plural(found.length, 'Korean drama')} found
        </p>
      )}
      {found?.length === 0 && <EmptyState heading="h3" title="TMDB has no Korean drama with that title." />}
      {found && found.length > 0 && (
        <>
          <ul className={styles.found}>
            {found.map(({ tmdbId, title, nativeTitle, year }) => (
              <li key={tmdbId}>
                <Checkbox
                  label={`${title}${nativeTitle && nativeTitle !== title ? ` · ${nativeTitle}` : ''}${year ? ` (${year})` : ''}`}
                  checked={chosen.has(tmdbId)}
                  disabled={!chosen.has(tmdbId) && chosen.size >= TMDB_AT_ONCE}
                  onChange={({ target }) => choose(tmdbId, target.checked)}
                />
              </li>
            ))}
          </ul>
          <div className="row end">
            <Button
              pending={pending}
              pendingLabel="Loading from TMDB..."
              disabled={chosen.size === 0}
              onClick={() =>
                onLook(() =>
                  send(
                    'POST /api/admin/dramas/tmdb',
                    {},
                    { tmdbIds: [...chosen], name: `TMDB: ${words}`.slice(0, 200) },
                  ),
                )
              }
            >
              Preview {chosen.size === 0 ? 'dramas' : plural(chosen.size, 'drama')}
            </Button>
          </div>
        </>
      )}
      <p className="small muted">
        This product uses the TMDB API but is not endorsed or certified by TMDB. Where to watch comes from
        JustWatch through TMDB.
      </p>
    </div>
  )
}
