// The head of every page: titles, previews, canonical address, JSON-LD.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { write } from '#server/db/write.ts'
import { dramas } from '#server/dramas/table.ts'
import { aSeededSite } from '#tests/site.ts'

const site = await aSeededSite({}, { pages: true })
const member = await site.signUp()
for (const title of ['My Mister', 'A drama nobody knows'])
  await member.post('/api/kdrama-notes', { title, content: 'It stayed with me.', isPublic: true })

const PAGES = [
  '/',
  '/k-drama',
  '/k-drama/platform/netflix',
  '/drama/1',
  '/drama/999999',
  '/person/gong-yoo',
  '/person/nobody',
  '/reviews',
  '/reviews?review=1',
  '/community',
  '/community?post=1',
  '/k-star',
  '/k-star?article=1',
  '/virtual-tour',
  '/virtual-tour?place=1',
  '/korean-learners',
  '/experiential-learning',
  '/feedback',
  '/contact',
  '/logos',
  '/profile',
  '/diary',
  '/admin',
  '/offline',
  '/nowhere',
]

test.each(PAGES)('%s says in words what its share image shows', async (url) => {
  const { body } = await site.visitor.get(url)
  const [, alt] = /<meta property="og:image:alt" content="([^"]+)"/.exec(body) ?? []
  expect(alt).toMatch(/\w{3}/)
  expect(body).toContain(`<meta name="twitter:image:alt" content="${alt}"`)
})

test.each(['/', '/k-star', '/k-star?article=1'])('a feed reader finds both feeds on %s', async (url) => {
  const { body } = await site.visitor.get(url)
  const head = body.slice(0, body.indexOf('</head>'))
  const links = head.match(/<link[^>]*application\/atom\+xml[^>]*>/g)!
  expect(links.map((link) => /href="([^"]*)"/.exec(link)![1])).toEqual(['/feed.xml', '/dramas.xml'])
})

test.each(['/drama/1', '/reviews', '/reviews?review=1'])(
  'every series that %s describes has a picture that is there',
  async (url) => {
    const { body } = await site.visitor.get(url)
    const described = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map(([, json]) => JSON.parse(json!) as Thing)
      .flatMap((thing) => thing['@graph'] ?? [thing])
      .map((thing) => thing.itemReviewed ?? thing)
      .filter((thing) => thing['@type'] === 'TVSeries')
    expect(described.length).toBeGreaterThan(0)
    for (const { image } of described) {
      expect(image).toMatch(/^http:\/\/site\.test\//)
      const path = new URL(image!).pathname
      if (!path.startsWith('/art/')) continue
      expect([200, 302]).toContain((await site.visitor.get(path)).statusCode)
    }
  },
)

interface Thing {
  '@type'?: string
  '@graph'?: Thing[]
  itemReviewed?: Thing
  image?: string
}

test('only pictures of that size are said to be 1200 by 630', async () => {
  const imageUrl = `/uploads/${'a'.repeat(32)}/600.webp`
  await write(site.db, async (tx, changed) => {
    await tx.update(dramas).set({ imageUrl }).where(eq(dramas.id, 2))
    changed('dramas')
  })
  const { body } = await site.visitor.get('/drama/2')
  expect(body).toContain('600.webp"/>')
  expect(body).not.toContain('og:image:width')
})
