// Searches TMDB and selects dramas to import.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TMDB_AT_ONCE } from '#contract/drama-import.ts'
import { plural } from '#contract/plural.ts'
import { withMember } from '#web/admin/lists/with-member.ts'
import { query, send } from '#web/api.ts'
import { serverMessage } from '#web/failure-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Checkbox } from '#web/ui/field.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import styles from './import.module.css'
import { lastImports, type Read } from './queries.ts'

interface TmdbStepProps {
  pending: boolean
  onLook: (read: Read) => void
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
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const asked = query('GET /api/admin/dramas/tmdb', { search })
  const { data: found, error, isFetching } = useQuery({ ...asked, enabled: search !== '', gcTime: 0 })
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
        pending={isFetching}
        onChange={setWords}
        onSearch={(term) => {
          setSearch(term.trim())
          setChosen(new Set())
        }}
      />
      <Banner
        tone="error"
        message={error && serverMessage(error, 'Could not reach TMDB. Please try again.')}
      />
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
                  onChange={({ target }) => setChosen(withMember(chosen, tmdbId, target.checked))}
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
