// My rating of the drama that a review is about, if the site has it: the same as on its page and in the watchlist.
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
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
  /** whether the rating is shown */
  children: ReactNode
}

export function RateDrama({ title, drama, children }: RateDramaProps) {
  const isKnown = drama && nameKey(drama.title) === nameKey(title)
  const found = useDramaCalled(isKnown ? '' : title)
  const id = isKnown ? drama.id : found
  if (id === undefined) return null
  return (
    <>
      <Rating key={id} id={id} />
      {children}
    </>
  )
}

function Rating({ id }: { id: number }) {
  const { entry, rate } = useMine(id)
  return <OwnRating value={entry?.ownRating ?? null} onChange={rate} />
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
