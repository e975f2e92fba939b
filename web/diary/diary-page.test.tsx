// The diary page: a month by day, changing an entry, and what a visitor sees.
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { DiaryEntry, DiaryMonth, DiaryYear } from '#contract/api/diary.ts'
import { fakeServer, MINJI } from '#tests/fake-server.ts'
import { find, press, render, typeInto, until } from '#tests/render.tsx'
import { setSession } from '#web/auth/member.ts'
import { toastNow } from '#web/ui/toast.ts'
import DiaryPage from './diary-page.tsx'

const entry = (id: number, more: Partial<DiaryEntry> = {}): DiaryEntry => ({
  id,
  day: '2026-11-24',
  drama: { id: 5, title: 'The Slow Bus Home', imageUrl: '/x.webp', art: { poster: '/x.webp' } },
  firstEpisode: 3,
  lastEpisode: 5,
  outcome: null,
  rewatch: false,
  ownRating: null,
  ...more,
})
const november = (entries: DiaryEntry[], more: Partial<DiaryMonth> = {}): DiaryMonth => ({
  ...{ month: '2026-11', entries, count: entries.length, earlier: '2026-08', later: null },
  ...more,
})
const NOTHING: DiaryYear = {
  ...{ year: '2026', dramas: 0, episodes: 0, hours: 0, withoutEpisodes: 0 },
  ...{ finished: 0, dropped: 0, rewatched: 0, networks: [], actors: [], feel: null },
}
const MONTH = 'GET /api/diary?month=2026-11'
const YEAR = 'GET /api/diary/year?year=2026'

beforeEach(() => setSession({ member: MINJI, loading: false }))

async function shown(answers: Parameters<typeof fakeServer>[0] = {}, query = 'month=2026-11') {
  const requests = fakeServer({ [YEAR]: { body: NOTHING }, ...answers })
  await render(<DiaryPage params={{}} query={new URLSearchParams(query)} />)
  return requests
}
const text = () => document.body.textContent ?? ''
const links = () => [...document.querySelectorAll('nav a')].map((a) => a.getAttribute('href'))

test('a month is a list by day: what was watched, how it ended, and the own rating', async () => {
  await shown({
    [MONTH]: {
      body: november([
        entry(3),
        entry(2, { firstEpisode: 9, lastEpisode: 9, outcome: 'dropped', rewatch: true }),
        entry(1, {
          day: '2026-11-02',
          firstEpisode: null,
          lastEpisode: null,
          outcome: 'finished',
          ownRating: 9,
        }),
      ]),
    },
  })
  await until(() => text().includes('November 2026'))
  const days = [...document.querySelectorAll('section')].map((day) => [
    day.querySelector('h3')!.textContent,
    ...[...day.querySelectorAll('.meta')].map((meta) =>
      [...meta.children].map((one) => one.textContent).join(', '),
    ),
  ])
  expect(days).toEqual([
    ['Tuesday, November 24', 'Episodes 3 to 5', 'Episode 9, Put it down, Watched again'],
    ['Monday, November 2', 'Finished, 4.54.5 stars'],
  ])
  expect(links()[0]).toBe('/diary?month=2026-08')
})

test('an entry moves to another day, and can be removed and brought back', async () => {
  let entries = [entry(3)]
  const requests = await shown({
    [MONTH]: () => ({ body: november(entries) }),
    'PUT /api/diary/3': ({ body }) => {
      entries = [entry(3, body as object)]
      return { body: entries[0]! }
    },
    'DELETE /api/diary/3': () => {
      entries = []
      return { body: { success: true } }
    },
    'POST /api/diary': ({ body }) => {
      entries = [entry(4, body as object)]
      return { status: 201, body: entries[0]! }
    },
  })
  await until(() => text().includes('Episodes 3 to 5'))
  await press(find('button', 'Change: The Slow Bus Home'))
  await typeInto(document.querySelector<HTMLInputElement>('input[type=date]')!, '2026-11-20')
  await press(find('button', 'Save'))
  await until(() => text().includes('Friday, November 20'))
  expect(requests.find(({ call }) => call === 'PUT /api/diary/3')?.body).toEqual({
    ...{ day: '2026-11-20', firstEpisode: 3, lastEpisode: 5 },
  })
  await press(find('button', 'Change: The Slow Bus Home'))
  await press(find('button', 'Remove from diary'))
  await until(() => text().includes('Nothing in November 2026'))
  await act(async () => toastNow()!.action!.onClick())
  await until(() => text().includes('Episodes 3 to 5'))
  expect(requests.find(({ call }) => call === 'POST /api/diary')?.body).toEqual({
    ...{ dramaId: 5, day: '2026-11-20', firstEpisode: 3, lastEpisode: 5, outcome: null, rewatch: false },
  })
})

test('a day that is refused says why, and the entry stays', async () => {
  await shown({
    [MONTH]: { body: november([entry(3)]) },
    'PUT /api/diary/3': { status: 400, body: { message: 'The day cannot be in the future' } },
  })
  await until(() => text().includes('Episodes 3 to 5'))
  await press(find('button', 'Change: The Slow Bus Home'))
  await press(find('button', 'Save'))
  await until(() => text().includes('The day cannot be in the future'))
})

test('an empty diary says how it fills, and one that does not come can be tried again', async () => {
  await shown({ [MONTH]: { body: november([], { earlier: null }) } })
  await until(() => text().includes('Your diary is empty'))
  expect(text()).toContain('What you watched elsewhere you can add yourself.')
  await shown({ [MONTH]: { status: 500, body: { message: 'broken' } } })
  await until(() => text().includes('Could not load your diary.'))
})

test('a visitor reads what it is, and can sign in', async () => {
  setSession({ member: null, loading: false })
  const requests = await shown()
  expect(text()).toContain('Only you can see it.')
  find('button', 'Sign In')
  expect(requests).toEqual([])
})

test('the year is said in words, with what is estimated and what is not known', async () => {
  const year: DiaryYear = {
    ...NOTHING,
    ...{ dramas: 3, episodes: 22, hours: 20, withoutEpisodes: 1, finished: 2, dropped: 1, rewatched: 1 },
    networks: [{ name: 'tvN', dramas: 2 }],
    actors: [{ slug: 'gong-yoo', name: 'Gong Yoo', dramas: 2 }],
    feel: { dramas: 2, gentleness: 5, tears: 3, heaviness: 1, pace: 2 },
  }
  await shown({ [MONTH]: { body: november([entry(3)]) }, [YEAR]: { body: year } })
  await until(() => text().includes('Your 2026'))
  const section = document.querySelector('[aria-labelledby=your-year]')!
  expect(section.querySelector('.lead')!.textContent).toBe(
    'About 20 hours. 22 episodes of 3 dramas: 2 finished, 1 put down, 1 watched again.',
  )
  expect(section.querySelector('dl')!.textContent).toBe(
    [
      ...['Networks', 'tvN (2)', 'Actors seen most', 'Gong Yoo (2)'],
      ...['How they felt', 'Gentleness', 'Very gentle', 'Tears', 'Some'],
      ...['Heaviness', 'Very light', 'Pace', 'Slow'],
    ].join(''),
  )
  expect(section.textContent).toContain('the average of 2 dramas in the comfort guide')
  expect(section.textContent).toContain('1 drama has no episodes noted, so the hours are not known.')
})

test('a drama is added by hand: found by its name, with a day, and finished unless episodes are said', async () => {
  let entries: DiaryEntry[] = []
  const slowBus = {
    id: 5,
    title: 'The Slow Bus Home',
    year: 2024,
    because: 'name',
    name: 'The Slow Bus Home',
  }
  const requests = await shown({
    [MONTH]: () => ({ body: november(entries) }),
    'GET /api/dramas/suggested?typed=slow': { body: [slowBus] },
    'POST /api/diary': ({ body }) => {
      entries = [entry(4, body as object)]
      return { status: 201, body: entries[0]! }
    },
  })
  const field = (label: string) =>
    [...document.querySelectorAll<HTMLLabelElement>('dialog label')]
      .find(({ textContent }) => textContent === label)!
      .parentElement!.querySelector('input')!
  const type = (label: string, value: string) => typeInto(field(label), value)
  const add = async () => {
    await until(() => text().includes('Add to your diary'))
    await press(find('button', 'Add to your diary'))
    await press(find('button', 'Add'))
    expect(document.querySelector('dialog')!.textContent).toContain('Please choose a drama')
    await type('Drama', 'slow')
    await until(() => document.querySelector('dialog li') !== null)
    await press(find('button', 'The Slow Bus Home (2024)'))
    await type('Watched on', '2026-11-20')
  }
  await add()
  await press(find('button', 'Add'))
  await until(() => text().includes('Friday, November 20'))
  await add()
  await type('From episode', '7')
  await press(find('button', 'Add'))
  const added = { dramaId: 5, day: '2026-11-20', rewatch: false }
  await until(() => document.querySelector('dialog') === null)
  expect(requests.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    { ...added, firstEpisode: null, lastEpisode: null, outcome: 'finished' },
    { ...added, firstEpisode: 7, lastEpisode: 7, outcome: null },
  ])
})

test('the year can be seen as a picture, saved and, where the device can, shared', async () => {
  const shared: unknown[] = []
  const canShare = { canShare: () => true, share: async (what: unknown) => void shared.push(what) }
  Object.assign(navigator, canShare)
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
  const year: DiaryYear = { ...NOTHING, dramas: 1, finished: 1 }
  const requests = await shown({
    [MONTH]: { body: november([entry(3)]) },
    [YEAR]: { body: year },
    'GET /api/diary/year/picture?year=2026': { body: 'a picture' },
  })
  await until(() => text().includes('Your 2026'))
  expect(requests.map(({ call }) => call)).not.toContain('GET /api/diary/year/picture?year=2026')
  await press(find('button', 'Your 2026 as a picture'))
  await until(() => document.querySelector('dialog img') !== null)
  expect(document.querySelector('dialog img')!.getAttribute('alt')).toBe('My 2026. 1 drama: 1 finished.')
  expect(find('link', 'Save').getAttribute('download')).toBe('my-2026.png')
  await press(find('button', 'Share'))
  expect(shared).toEqual([{ files: [expect.any(File)] }])
})
