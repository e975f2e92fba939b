// Compares every GET response with the API description: each field must be described.
import Ajv, { type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSeededSite, type SignedIn, type TestSite } from '#tests/site.ts'
import { type Description, descriptionOf, operationsOf, type Schema } from './description.ts'

/** of the month that the diary gives */
const TODAY = new Date().toISOString().slice(0, 10)

let site: TestSite
let admin: SignedIn
let description: Description
let ajv: Ajv
beforeAll(async () => {
  site = await aSeededSite()
  admin = await site.signUp({ isAdmin: true })
  await fill()
  description = await descriptionOf(site)
  ajv = new Ajv({ strict: false, allErrors: true })
  addFormats(ajv)
  ajv.addSchema({ $id: 'site', components: closed(description.components) })
})
afterAll(() => site.close())

/** Creates one of everything, so that no list is empty. */
async function fill() {
  const member = await site.signUp()
  const created = async (url: string, body: object, by: SignedIn = admin) => {
    const answer = await by.post(url, body)
    expect([url, answer.statusCode, answer.body]).toEqual([
      url,
      answer.statusCode < 300 ? answer.statusCode : 0,
      answer.body,
    ])
    return answer.json<{ id: number }>()
  }
  const post = await created('/api/posts', { title: 'One', content: 'Two' }, member)
  await created(`/api/posts/${post.id}/comments`, { content: 'Three' })
  await created('/api/reports', { area: 'post', itemId: post.id, reason: 'spam' })
  const other = await created('/api/posts', { title: 'Four', content: 'Five' })
  const report = await created('/api/reports', { area: 'post', itemId: other.id, reason: 'spam' }, member)
  await created(`/api/admin/reports/${report.id}/decision`, { outcome: 'kept', reason: 'Fine' })
  await created('/api/kdrama-notes', { title: 'My Mister', content: 'Stayed.', isPublic: true })
  await created('/api/news/1/comments', { author: 'Somebody', content: 'Kind words' })
  await created('/api/watchlist/1', { status: 'watching', episodesWatched: 3, day: TODAY })
  const form = { name: 'A', email: 'a@example.com', subject: 'B', message: 'C' }
  await created('/api/contact-form', form)
  await admin.put('/api/admin/dramas/1', { gentleness: 4, comfortSource: 'Us', contentNotes: ['grief'] })
  await admin.del('/api/admin/dramas/2')
  const line = (await site.visitor.json<{ line: string }[]>('/api/korean-lines'))[0]!.line
  await created(`/api/kept-lines/${line}`, {})
  const list = await created('/api/lists', { title: 'Rainy days' })
  await admin.put(`/api/lists/${list.id}`, { visibility: 'public' })
  const { address } = (await admin.post('/api/airing/calendar')).json<{ address: string }>()
  WORDS.name = admin.member.username
  await admin.put('/api/public-page', {
    isOn: true,
    watching: true,
    ratings: true,
    reviews: true,
    lists: true,
  })
  WORDS.file = address.split('/').at(-1)!
}

/** Undescribed fields are errors here, although clients must tolerate them. */
function closed<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/components', '"site#/components'), (_, one) =>
    one &&
    typeof one === 'object' &&
    one.type === 'object' &&
    one.properties &&
    !('additionalProperties' in one)
      ? { ...one, additionalProperties: false }
      : one,
  )
}
const checkOf = (schema: Schema): ValidateFunction => ajv.compile(closed(schema))

/** Path parameters that are no ids, and the required search of one call. */
const WORDS: Record<string, string> = {
  platform: 'netflix',
  area: 'drama',
  item: '1',
  page: 'help',
  slug: 'gong-yoo',
}
const SEARCH: Record<string, string> = { 'GET /api/dramas/search': '?search=my%20mistr' }
/** Left out: an import that does not exist, an external service. */
const ELSEWHERE = ['GET /api/admin/dramas/imports/{id}', 'GET /api/admin/dramas/tmdb']

test('every GET returns what the description says, with every field', async () => {
  for (const { call, method, path, operation } of operationsOf(description)) {
    if (method !== 'GET' || operation.responses[302] || ELSEWHERE.includes(call)) continue
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name === 'userId' ? String(admin.member.id) : (WORDS[name] ?? '1'),
    )
    for (const asker of call.includes('/admin/') ? [admin] : [admin, site.visitor]) {
      const answer = await asker.get(url + (SEARCH[call] ?? ''))
      const described = operation.responses[answer.statusCode]
      expect([call, answer.statusCode, described !== undefined]).toEqual([call, answer.statusCode, true])
      if (asker === admin) expect([call, answer.statusCode]).toEqual([call, 200])
      const type = String(answer.headers['content-type']).split(';', 1)[0]!
      const content = described!.content?.[type]
      expect([call, type, content !== undefined]).toEqual([call, type, true])
      if (type !== 'application/json') continue
      const isValid = checkOf(content!.schema)
      expect([call, isValid(answer.json()), isValid.errors?.slice(0, 3) ?? []]).toEqual([call, true, []])
    }
  }
})

test('CSV is returned where the description offers it', async () => {
  for (const { call, path, operation } of operationsOf(description)) {
    if (!operation.responses[200]?.content?.['text/csv']) continue
    const { headers } = await admin.get(`${path}?format=csv`)
    expect([call, headers['content-type']]).toEqual([call, 'text/csv; charset=utf-8'])
  }
})
