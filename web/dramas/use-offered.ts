// The dramas that may be meant by what was typed so far.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Suggestion } from '#contract/api/dramas.ts'
import { suggestedFor } from './queries.ts'

/** Milliseconds without typing before suggestions are fetched. */
const PAUSE_MS = 120

/**
 * The suggestions for the latest text. The previous ones stay until the new ones arrive.
 * @param leftOut the topics to avoid, asked for with each request
 */
export function useOffered(
  typed: string,
  leftOut?: () => NonNullable<Parameters<typeof suggestedFor>[1]>,
): readonly Suggestion[] {
  const client = useQueryClient()
  const [offered, setOffered] = useState<readonly Suggestion[]>([])
  const text = typed.trim()
  useEffect(() => {
    if (text.length < 2 && !/\p{Script=Hangul}/u.test(text)) {
      setOffered([])
      return
    }
    let isOld = false
    const show = (found: readonly Suggestion[]) => !isOld && setOffered(found)
    const timer = setTimeout(() => {
      // On failure show none: the search itself still works.
      client.fetchQuery(suggestedFor(text, leftOut?.())).then(show, () => show([]))
    }, PAUSE_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [client, text, leftOut])
  return offered
}
