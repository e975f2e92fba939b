// What TMDB says of a drama, on its page: roles and faces, the full credits, episodes, the trailer, stills, and whose they are.
import { expect, test } from 'vitest'
import type { TmdbTitle } from '#contract/api/dramas.ts'
import { press } from '#tests/render.tsx'
import { aDrama, withAnswers } from '#tests/render-dramas.tsx'
import { Cast } from './credited-people.tsx'
import DetailPage from './detail-page.tsx'
import { Sources } from './sources.tsx'
import { Stage } from './stage.tsx'
import { EpisodeList, FullCredits, TrailerAndStills } from './tmdb-lines.tsx'

const FACE = '/tmdb/0123456789abcdef0123456789abcdef/240.webp'
const STILL = '/tmdb/fedcba9876543210fedcba9876543210/1280.webp'
const POSTER = '/tmdb/00001111222233334444555566667777/600.webp'
const tmdb = (over: Partial<TmdbTitle> = {}): TmdbTitle => ({
  id: 7,
  cast: [
    { name: 'Kim-One', role: 'Yun-ha', face: FACE },
    { name: 'Park Support', role: 'The driver' },
  ],
  crew: [{ job: 'Director', names: ['Choi Director', 'Han Director'] }],
  trailer: 'trailer0001',
  stills: [STILL],
  ...over,
})
const text = () => document.body.textContent!

test('the main cast has faces and roles, also of a name that TMDB spells in another way', async () => {
  await withAnswers(<Cast drama={aDrama({ tmdb: tmdb() })} />)
  const [first, second] = document.querySelectorAll('li')
  expect(first!.textContent).toBe('Kim OneYun-ha')
  expect(first!.querySelector('img')!.getAttribute('src')).toBe(FACE)
  expect(second!.querySelector('img')).toBeNull()
})

test('directors and the supporting cast stand behind one line', async () => {
  await withAnswers(<FullCredits drama={aDrama({ tmdb: tmdb() })} />)
  expect(document.querySelector('summary')!.textContent).toBe('Full cast and crew')
  expect(text()).toContain('DirectorChoi Director, Han Director')
  expect(text()).toContain('The driverPark Support')
})

const EPISODES = [
  { number: 1, name: 'The Last Stop', day: '2024-03-02' },
  { number: 2, day: '2024-03-03' },
  { number: 4, name: 'Not Dated Yet' },
]

test('the episodes stand closed behind one line, with number, name and date as far as they are known', async () => {
  await withAnswers(<EpisodeList drama={aDrama({ tmdb: tmdb({ episodes: EPISODES }) })} />)
  expect(document.querySelector('summary')!.textContent).toBe('Episodes')
  expect(document.querySelector('details')!.open).toBe(false)
  const lines = [...document.querySelectorAll('li')].map((line) => `${line.value}. ${line.textContent}`)
  expect(lines).toEqual(['1. The Last Stop Mar 2, 2024', '2. Mar 3, 2024', '4. Not Dated Yet '])
  expect(document.querySelector('time')!.dateTime).toBe('2024-03-02')
})

test('where TMDB has several seasons the line says of which the episodes are', async () => {
  await withAnswers(<EpisodeList drama={aDrama({ tmdb: tmdb({ episodes: EPISODES, season: 2 }) })} />)
  expect(document.querySelector('summary')!.textContent).toBe('Episodes of season 2')
})

test('nothing is loaded from YouTube until Play is pressed, and the button says where it leads', async () => {
  await withAnswers(<TrailerAndStills drama={aDrama({ tmdb: tmdb() })} />)
  const before = document.querySelector('iframe')!
  expect(before.hasAttribute('srcdoc')).toBe(true)
  expect(document.querySelector('button')!.textContent).toBe('Play the trailer (YouTube)')
  await press(document.querySelector('button')!)
  const player = document.querySelector('iframe')!
  expect(player.src).toBe('https://www.youtube-nocookie.com/embed/trailer0001?autoplay=1')
  expect(player.title).toBe('Trailer of The Slow Bus Home')
  expect(player.hasAttribute('srcdoc')).toBe(false)
})

test('stills have a description, and come in the size that fits', async () => {
  await withAnswers(<TrailerAndStills drama={aDrama({ tmdb: tmdb({ trailer: undefined }) })} />)
  expect(document.querySelector('summary')!.textContent).toBe('Stills')
  const image = document.querySelector('img')!
  expect(image.alt).toBe('Still 1 of The Slow Bus Home')
  expect(document.querySelector('source')!.srcset).toContain('/640.avif 640w')
})

test('without anything of TMDB there is no such line', async () => {
  const nothing = tmdb({ cast: [], crew: [], trailer: undefined, stills: [] })
  for (const drama of [aDrama(), aDrama({ tmdb: nothing })]) {
    await withAnswers(
      <>
        <TrailerAndStills drama={drama} />
        <EpisodeList drama={drama} />
        <FullCredits drama={drama} />
      </>,
    )
    expect(document.querySelector('details')).toBeNull()
  }
})

test('the page says what comes from TMDB', async () => {
  await withAnswers(<Sources drama={aDrama({ tmdb: tmdb(), imageUrl: POSTER })} />)
  expect(text()).toContain('Full cast and crew, trailer, poster, and photos come from TMDB.')
  expect(text()).not.toContain('our own illustrations')
  await withAnswers(<Sources drama={aDrama({ tmdb: tmdb({ episodes: EPISODES }), imageUrl: POSTER })} />)
  expect(text()).toContain(
    'Full cast and crew, list of episodes, trailer, poster, and photos come from TMDB.',
  )
  const credits = tmdb({ cast: [{ name: 'Kim One' }], stills: [], trailer: undefined })
  await withAnswers(<Sources drama={aDrama({ tmdb: credits })} />)
  expect(text()).toContain('Full cast and crew come from TMDB.')
  expect(text()).toContain('our own illustrations')
})

test.each(['/uploads/0123/600.webp', aDrama().imageUrl])(
  'photos come from TMDB also beside %s',
  async (imageUrl) => {
    await withAnswers(<Sources drama={aDrama({ tmdb: tmdb(), imageUrl })} />)
    expect(text()).toContain('Full cast and crew, trailer, and photos come from TMDB.')
  },
)

test('a still is the wide picture, and the Korean title of TMDB stands in where we have none', async () => {
  await withAnswers(<Stage drama={aDrama({ tmdb: tmdb({ nativeTitle: '느린 버스' }), imageUrl: POSTER })} />)
  expect(document.querySelector('picture img')!.getAttribute('src')).toBe(STILL)
  expect(document.querySelector('[lang=ko]')!.textContent).toBe('느린 버스')
})

test('a shared link shows the still, and search engines get the Korean title and the director', async () => {
  const drama = aDrama({ tmdb: tmdb({ nativeTitle: '느린 버스' }), imageUrl: POSTER })
  await withAnswers(<DetailPage params={{ id: '5' }} query={new URLSearchParams()} />, {
    '/api/dramas/5': drama,
  })
  const image = document.querySelector('meta[property="og:image"]')!
  expect(image.getAttribute('content')).toBe(`http://site.test${STILL}`)
  const series = JSON.parse(document.querySelector('script[type="application/ld+json"]')!.textContent!)
  expect(series).toMatchObject({
    alternateName: '느린 버스',
    image: `http://site.test${STILL}`,
    director: [{ name: 'Choi Director' }, { name: 'Han Director' }],
  })
})
