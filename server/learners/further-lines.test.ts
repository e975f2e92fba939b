// The collection of further lines: narrowing, pages, addresses that can be shared, and reading it without scripts.
import { expect, test } from 'vitest'
import type { FurtherLines } from '#contract/api/learners.ts'
import { LINES_PAGE } from '#contract/learners.ts'
import { aSeededSite } from '#tests/site.ts'
import { furtherLines } from './lines.ts'

const PATH = '/api/korean-lines/further'

const site = await aSeededSite({}, { pages: true })

const find = (search = '') => site.visitor.json<FurtherLines>(`${PATH}${search}`)

test('the pages together have every line once, and the first page has many dramas', async () => {
  const first = await find()
  expect(first.total).toBe(furtherLines.length)
  const pages = Math.ceil(first.total / LINES_PAGE)
  const all = await Promise.all(Array.from({ length: pages }, (_, at) => find(`?page=${at + 1}`)))
  const ids = all.flatMap(({ lines }) => lines.map(({ line }) => line))
  expect([...ids].sort()).toEqual(furtherLines.map(({ id }) => id).sort())
  expect(new Set(first.lines.map(({ drama }) => drama)).size).toBe(LINES_PAGE)
  expect((await find(`?page=${pages + 1}`)).lines).toEqual([])
})

test('lines are found by drama, feeling and grammar, alone and together', async () => {
  const { dramas } = await find()
  const hospital = dramas.find(({ title }) => title === 'Hospital Playlist')!
  expect((await find(`?drama=${hospital.id}`)).lines.map(({ drama }) => drama)).toEqual(
    Array(hospital.count).fill('Hospital Playlist'),
  )
  expect((await find('?feeling=parting')).lines.map(({ line }) => line).sort()).toEqual(
    furtherLines.flatMap(({ id, feeling }) => (feeling === 'parting' ? [id] : [])).sort(),
  )
  const both = await find('?feeling=comfort&grammar=wish')
  expect(both.lines.map(({ line }) => line).sort()).toEqual(
    ['not-my-fault-please', 'say-good-night-to-yourself'].sort(),
  )
})

test('a choice counts what it would leave, given the other choices, and one that would leave nothing is not offered', async () => {
  const comfort = await find('?feeling=comfort')
  for (const { grammar, count } of comfort.grammar)
    expect((await find(`?feeling=comfort&grammar=${grammar}`)).total).toBe(count)
  expect(comfort.grammar.map(({ grammar }) => grammar)).not.toContain('honorific')
  expect(comfort.feelings.length).toBeGreaterThan(5)
  expect(comfort.feelings.find(({ feeling }) => feeling === 'comfort')!.count).toBe(comfort.total)
})

test.each(['?feeling=nothing', '?grammar=__proto__', '?drama=99999', '?feeling=love&grammar=constructor'])(
  'the choice %s leaves nothing, and is no error',
  async (search) => {
    expect(await find(search)).toMatchObject({ lines: [], total: 0 })
  },
)

test.each(['?drama=x', '?drama=0', '?page=0', '?page=-1', `?feeling=${'x'.repeat(21)}`])(
  'the query %s is refused',
  async (search) => {
    expect((await site.visitor.get(`${PATH}${search}`)).statusCode).toBe(400)
  },
)

const pageAt = async (address: string) => {
  const { statusCode, body } = await site.visitor.get(address)
  expect(statusCode).toBe(200)
  return body.replace(/<script type="application\/json"[\s\S]*?<\/script>/g, '')
}

test('without scripts the page shows the lines of the address, with their sources and a form to choose others', async () => {
  const html = await pageAt('/korean-learners?feeling=parting')
  for (const { korean, source } of furtherLines.filter(({ feeling }) => feeling === 'parting')) {
    expect(html).toContain(korean)
    expect(html).toContain(source.url.replaceAll('&', '&amp;'))
  }
  expect(html).not.toContain(furtherLines.find(({ feeling }) => feeling === 'hope')!.korean)
  expect(html).toMatch(/<option value="parting" selected="">Parting \(3\)<\/option>/)
  expect(html).toMatch(/<noscript><button[^>]*type="submit"[^>]*>Show lines<\/button><\/noscript>/)
  expect(html).toMatch(/<select name="grammar"/)
})

test('the pages of the list are links, and a page past its end says so', async () => {
  expect(await pageAt('/korean-learners')).toContain('href="/korean-learners?part=2#lines"')
  expect(await pageAt('/korean-learners?part=99')).toContain('There is no page 99.')
})

test('search engines list the page itself, not its choices', async () => {
  const noindex = '<meta name="robots" content="noindex"/>'
  expect(await pageAt('/korean-learners')).not.toContain(noindex)
  expect(await pageAt('/korean-learners?feeling=hope')).toContain(noindex)
})

test('a mangled address shows the page, with nothing or everything', async () => {
  expect(await pageAt('/korean-learners?feeling=nothing')).toContain('No lines match your filters.')
  for (const search of ['feeling=%00', 'drama=x', 'part=1e9', `grammar=${'x'.repeat(99)}`])
    expect(await pageAt(`/korean-learners?${search}`)).toContain(`${furtherLines.length} lines.`)
})
