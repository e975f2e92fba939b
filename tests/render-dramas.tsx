// Renders drama components: a sample drama, and a page with cached API responses.
import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import type { Drama } from '#contract/api/dramas.ts'
import type { Found } from '#contract/api/search.ts'
import { render, turns } from '#tests/render.tsx'
import { readInBrowser } from '#web/api.ts'
import { ApiError, makeQueryClient } from '#web/query.ts'
import { type SiteFacts, SiteFactsProvider } from '#web/site-facts.tsx'
import { ToastSlot } from '#web/ui/toast-slot.tsx'

const ART = {
  poster: '/art/p.webp',
  tall: '/art/t.webp',
  hero: '/art/h.webp',
  share: '/art/s.jpg',
  ground: 'bone',
}

export const aDrama = (over: Partial<Drama> = {}): Drama => ({
  id: 5,
  title: 'The Slow Bus Home',
  description: 'A bus, a road, an evening.',
  year: 2020,
  episodes: 16,
  rating: '8.5/10',
  genre: 'Drama',
  categories: ['healing', 'family', 'music', 'school'],
  imageUrl: ART.poster,
  isPopular: false,
  mainCast: ['Kim One', 'Lee Two', 'Park Three', 'Choi Four', 'Jung Five'],
  writer: 'Noh Pen',
  streamingPlatforms: ['Viki', 'Disney+', 'Netflix'],
  art: ART,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...over,
})

/** What a search answers that finds these dramas. */
export const searchAnswer = (dramas: Drama[], more: Partial<Found> = {}): Found => ({
  ...{ dramas, count: dramas.length, people: [], close: [], meant: { title: '', moods: [], dramas: [] } },
  index: { total: 0, dramas: [], close: [] },
  ...more,
})

/**
 * @param answers the response of each API address; a number is a failure with that status, a function gets the query
 * @param facts of the site, beyond its name
 */
export async function withAnswers(
  element: ReactNode,
  answers: Record<string, unknown> = {},
  facts: Partial<SiteFacts> = {},
) {
  const client = makeQueryClient(async (url) => {
    const answer = url in answers ? answers[url] : answers[url.split('?')[0]!]
    if (typeof answer === 'number') throw new ApiError(answer, 'No')
    if (typeof answer === 'function') return answer(new URLSearchParams(url.split('?')[1]))
    return answer === undefined ? readInBrowser(url) : answer
  })
  await render(
    <QueryClientProvider client={client}>
      <SiteFactsProvider value={{ name: 'Shimpyo', url: 'http://site.test', ...facts }}>
        {element}
        <ToastSlot />
      </SiteFactsProvider>
    </QueryClientProvider>,
  )
  await act(() => turns(8))
}
