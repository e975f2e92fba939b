// @vitest-environment node
// Parts of pages that the server renders once for all pages. React preloads pictures from the head, so those are not in parts.
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import { DEFAULT_HELP } from '#contract/help.ts'
import { defaultHomeContent } from '#contract/home.ts'
import { Document, Providers } from './document.tsx'
import { oneDrama, relatedTo } from './dramas/queries.ts'
import { type Fragment, FragmentsContext } from './fragments.ts'
import { helpText } from './help/queries.ts'
import { homeContent } from './home/queries.ts'
import { loadPage } from './load-page.ts'
import { makeQueryClient } from './query.ts'
import { renderWithFragments } from './render-fragments.ts'
import type { SiteFacts } from './site-facts.tsx'
import { placesOfDrama } from './virtual-tour/queries.ts'

const facts: SiteFacts = Object.freeze({ name: 'Shimpyo', url: 'https://site.test' })
const drama = Object.freeze({
  ...{
    id: 5,
    title: 'Our Blues',
    nativeTitle: '우리들의 블루스',
    description: 'Jeju.',
    year: 2022,
    episodes: 20,
  },
  ...{
    rating: 9,
    genre: 'Drama',
    categories: ['healing'],
    mainCast: ['Lee Byung Hun'],
    writer: 'Noh Hee-kyung',
  },
  ...{
    streamingPlatforms: ['Netflix'],
    imageUrl: '/posters/5.jpg',
    art: { poster: '/art/5.webp', mood: 'sea' },
  },
  comfort: {
    ...{ gentleness: 3, tears: 4, heaviness: 4, pace: 2, source: 'Compiled by somebody' },
    ...{ notes: ['violence'], notFound: [], reported: [], details: {}, pages: [] },
  },
}) as unknown as Drama
const DATA: Record<string, unknown> = {
  [homeContent.queryKey[0] as string]: defaultHomeContent('Shimpyo'),
  [oneDrama(5).queryKey[0] as string]: drama,
  [placesOfDrama(5).queryKey[0] as string]: Object.freeze([
    {
      id: 1,
      name: 'Biyangdo',
      address: 'Jeju',
      imageUrl: '/uploads/1.jpg',
      art: { cover: '/art/1.webp', share: '' },
    },
  ]),
  [relatedTo(5).queryKey[0] as string]: Object.freeze({ similar: [], sameWriter: [] }),
}

/** Speaks of topics that the line to people who can help stands beside. */
const hard = Object.freeze({ ...drama, id: 6, comfort: { ...drama.comfort, notes: ['suicide'] } })
DATA[oneDrama(6).queryKey[0] as string] = hard

/** The HTML as React alone renders it, and as it is put together of fragments. */
async function bothWays(address: string) {
  const client = makeQueryClient(async (url) => DATA[url] ?? [])
  await loadPage(client, address, facts)
  const page = <Document client={client} facts={facts} address={address} />
  const { html, fill } = renderWithFragments(
    (add) => <FragmentsContext value={add}>{page}</FragmentsContext>,
    (fragment) => (
      <Providers client={client} facts={facts}>
        {fragment}
      </Providers>
    ),
  )
  const whole = renderToString(page)
  expect(html, 'fragments are left out at first').not.toContain('<h2>Quick Links</h2>')
  return { whole, ofFragments: fill(html).toString() }
}

test.each(['/', '/drama/5', '/k-star', '/feedback', '/nowhere'])(
  'the HTML of %s is what React alone would render: hydration finds each element and id',
  async (address) => {
    const { whole, ofFragments } = await bothWays(address)
    expect(ofFragments).toBe(whole)
    expect(whole).toContain('popoverTarget="menu-community"')
  },
)

test('a menu entry is current on its own page, not on the page that was rendered before', async () => {
  const currentOn = async (address: string) => {
    const { ofFragments } = await bothWays(address)
    return [...ofFragments.matchAll(/<a href="([^"]+)"[^>]* aria-current="page"/g)].map(([, href]) => href)
  }
  expect(await currentOn('/')).toEqual(['/'])
  expect(await currentOn('/k-star')).toEqual(['/k-star'])
  expect(await currentOn('/')).toEqual(['/'])
})

test('the comfort guide is rendered once for each text of the help line', async () => {
  const guideWith = async (text: string) => {
    const client = makeQueryClient(async (url) =>
      url === helpText.queryKey[0] ? Object.freeze({ text }) : (DATA[url] ?? []),
    )
    await loadPage(client, '/drama/6', facts)
    let guide: Fragment | undefined
    renderToString(
      <FragmentsContext
        value={(fragments) => {
          guide ??= fragments.find(({ variant }) => variant.startsWith('comfort'))
          return ''
        }}
      >
        <Document client={client} facts={facts} address="/drama/6" />
      </FragmentsContext>,
    )
    return guide!
  }
  const first = await guideWith(DEFAULT_HELP)
  expect(first.of).toBe(hard)
  expect((await guideWith(DEFAULT_HELP)).variant).toBe(first.variant)
  expect((await guideWith('')).variant).not.toBe(first.variant)
})
