// My rating of the drama that a review is about, if the site has it: the same as on its page and in the watchlist.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Drama } from '#contract/api/dramas.ts'
import { nameKey } from '#contract/name-key.ts'
import { suggestedFor } from '#web/dramas/queries.ts'
import { OwnRating } from '#web/watchlist/own-rating.tsx'
import { useMine } from '#web/watchlist/use-mine.ts'

interface RateDramaProps {
  /** of the review */
  title: string
  /** the drama on whose page it is written */
  drama?: Pick<Drama, 'id' | 'title'> | undefined
}

export function RateDrama({ title, drama }: RateDramaProps) {
  const isKnown = drama && nameKey(drama.title) === nameKey(title)
  const found = useDramaCalled(isKnown ? '' : title)
  const id = isKnown ? drama.id : found
  return id === undefined ? null : <Rating key={id} id={id} />
}

function Rating({ id }: { id: number }) {
  const { entry, rate } = useMine(id)
  return (
    <div>
      <OwnRating value={entry?.ownRating ?? null} onChange={rate} />
      <p className="small muted">Shown beside your name if the review is public.</p>
    </div>
  )
}

const PAUSE_MS = 300

/** The id of the drama with this title, once somebody stops typing. */
function useDramaCalled(title: string): number | undefined {
  const [typed, setTyped] = useState(title)
  useEffect(() => {
    const timer = setTimeout(() => setTyped(title), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [title])
  const key = nameKey(typed)
  const { data = [] } = useQuery({ ...suggestedFor(typed.trim()), enabled: key.length > 1 })
  return data.find(({ because, name }) => because === 'name' && nameKey(name) === key)?.id
}
