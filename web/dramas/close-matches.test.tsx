// @vitest-environment jsdom
// The block of similar titles: loading, failed, empty and filled.
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import type { CloseBecause } from '#contract/close-matches.ts'
import { makeQueryClient } from '#web/query.ts'
import { during, onStage, settle } from '#web/ui/on-stage.tsx'
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

/** Renders the block; requests get these responses in order. */
async function answered(...answers: (unknown | Error)[]) {
  const client = makeQueryClient(async (url) => {
    requests.push(url)
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  const requests: string[] = []
  await onStage(
    <QueryClientProvider client={client}>
      <CloseMatches search="ㄴㅇㅇㅈㅆ" avoid="violence" />
    </QueryClientProvider>,
  )
  await settle()
  return requests
}
const pageText = () => document.body.textContent ?? ''

test('each match names the title that was found, Korean ones marked as Korean', async () => {
  const requests = await answered([
    match(1, 'My Mister', 'initials', '나의 아저씨'),
    match(2, 'Goblin', 'cast', 'Gong Yoo'),
  ])
  expect(requests).toEqual([
    `/api/dramas/close?${new URLSearchParams({ search: 'ㄴㅇㅇㅈㅆ', avoid: 'violence' })}`,
  ])
  expect(document.querySelector('h2')!.textContent).toBe('Similar titles')
  const cards = [...document.querySelectorAll('article')].map((card) => card.textContent)
  expect(cards[0]).toContain('Initials: 나의 아저씨')
  expect(document.querySelector('article [lang=ko]')!.textContent).toBe('나의 아저씨')
  expect(cards[1]).toContain('Cast: Gong Yoo')
})

test('without matches nothing is shown, not even a heading', async () => {
  await answered([])
  expect(pageText()).toBe('')
})

test('while it loads, a quiet status says so', async () => {
  await answered(new Promise(() => {}))
  expect(document.querySelector('[role=status]')!.textContent).toBe('Loading similar titles')
})

test('a failure shows a line with a retry and keeps the search results', async () => {
  await answered(new Error('no'), [match(1, 'My Mister', 'name', '나의 아저씨')])
  expect(pageText()).toContain('Could not load similar titles.')
  await during(() => document.querySelector('button')!.click())
  await settle()
  expect(pageText()).toContain('Also called: 나의 아저씨')
})
