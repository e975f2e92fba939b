// The state of a search on the home page, by words or moods, and its results.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Drama } from '#contract/api/dramas.ts'
import type { Found } from '#contract/api/search.ts'
import { ApiError } from '#web/query.ts'
import { isGoingBack } from '#web/scroll-memory.ts'
import { track } from '#web/shell/visits.ts'
import { dismissToast, failureToast, toast } from '#web/ui/toast.ts'
import type { Recommendations } from './find-dramas.ts'

// Loaded lazily with the first search, to keep the first view small.
const results = () => import('./results.ts')
type Results = Awaited<ReturnType<typeof results>>

interface Searched {
  /** loaded with the answer, so that it is shown without another wait */
  View: Results['SearchResults']
  term: string
  found: Found
}
interface Suggested {
  View: Results['Recommended']
  chosen: string[]
  found: Recommendations
  /** shown without matches */
  popular: Drama[]
}
/** At most one of the two is set. */
interface Answer {
  searched?: Searched
  suggested?: Suggested
}

/** Back from a drama restores the results; any other visit starts empty. */
let last: Answer = {}
const firstShown = () => {
  if (!isGoingBack()) last = {}
  return last
}

export function useAnswer() {
  const client = useQueryClient()
  const [{ searched, suggested }, setAnswer] = useState(firstShown)
  const [chosen, setChosen] = useState<string[]>(suggested?.chosen ?? [])
  const [busy, setBusy] = useState<'search' | 'drama' | null>(null)
  const newest = useRef(0)
  // A prefetch: if it fails, the search itself reports it.
  const warm = () => void results().catch(() => {})

  const show = (answer: Answer) => {
    last = answer
    setAnswer(answer)
  }

  /** Only the newest search counts: a late response to an earlier one is dropped. */
  async function run(kind: 'search' | 'drama', work: () => Promise<() => void>) {
    const turn = ++newest.current
    const timer = setTimeout(() => turn === newest.current && setBusy(kind), 300)
    try {
      const apply = await work()
      if (turn === newest.current) apply()
    } catch (error) {
      if (turn !== newest.current) return
      const description =
        error instanceof ApiError
          ? error.message
          : `There is no connection. When you are online again, press ${kind === 'search' ? 'Search' : 'Get My Recommendations'} once more.`
      failureToast(description)
    } finally {
      clearTimeout(timer)
      if (turn === newest.current) setBusy(null)
    }
  }

  const searchFor = (typed: string) => {
    const term = typed.trim()
    if (!term) {
      failureToast('Enter a drama title or keyword to search.', 'Please enter a search term')
      return
    }
    void run('search', async () => {
      const { findWords, foundNothing, nothingFound, SearchResults } = await results()
      const found = await findWords(client, term)
      return () => {
        show({ searched: { View: SearchResults, term, found } })
        track('search', { results: found.count })
        if (foundNothing(found)) toast(nothingFound(term))
        else dismissToast()
      }
    })
  }

  const getRecommendations = () => {
    if (chosen.length === 0) {
      failureToast(
        'Please select at least one category to get personalized recommendations.',
        'Select categories first',
      )
      return
    }
    void run('drama', async () => {
      const { findMoods, popular, recommendationsReady, Recommended } = await results()
      const found = await findMoods(client, chosen)
      const instead = found.total > 0 ? [] : await popular(client)
      return () => {
        show({ suggested: { View: Recommended, chosen, found, popular: instead } })
        track('recommendations', { moods: chosen.length, results: found.total })
        toast(recommendationsReady(found.total, instead.length > 0))
      }
    })
  }

  const clear = () => show({})
  return { searched, suggested, chosen, setChosen, busy, warm, clear, searchFor, getRecommendations }
}
