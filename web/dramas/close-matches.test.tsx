// The block of similar titles: empty and filled.
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import type { CloseBecause } from '#contract/close-matches.ts'
import { render } from '#tests/render.tsx'
import { makeQueryClient } from '#web/query.ts'
import { CloseMatches } from './close-matches.tsx'

const art = { poster: '', tall: '', hero: '', share: '', mood: 'dusk' }
const drama = (id: number, title: string) =>
  ({
    ...{ id, title, description: '', year: 2018, episodes: 16, rating: '9/10', genre: 'Drama', art },
    ...{ categories: [], imageUrl: '/x.webp', mainCast: [], writer: '', streamingPlatforms: [] },
  }) as unknown as Drama
const match = (id: number, title: string, because: CloseBecause, name: string) => ({
  ...{ drama: drama(id, title), because, name },
})

const pageText = () => document.body.textContent ?? ''

test('each match names the title that was found, Korean ones marked as Korean', async () => {
  const matches = [match(1, 'My Mister', 'initials', '나의 아저씨'), match(2, 'Goblin', 'cast', 'Gong Yoo')]
  await render(
    <QueryClientProvider client={makeQueryClient(() => new Promise(() => {}))}>
      <CloseMatches matches={matches} />
    </QueryClientProvider>,
  )
  expect(document.querySelector('h2')!.textContent).toBe('Similar titles')
  const cards = [...document.querySelectorAll('article')].map((card) => card.textContent)
  expect(cards[0]).toContain('Initials: 나의 아저씨')
  expect(document.querySelector('article [lang=ko]')!.textContent).toBe('나의 아저씨')
  expect(cards[1]).toContain('Cast: Gong Yoo')
})

test('without matches nothing is shown, not even a heading', async () => {
  await render(<CloseMatches matches={[]} />)
  expect(pageText()).toBe('')
})
