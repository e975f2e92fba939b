// Page texts: reading, changing, and validating the list of people who can help.
import { expect, test } from 'vitest'
import type { Revision } from '#contract/api/history.ts'
import { DEFAULT_HELP } from '#contract/help.ts'
import { aSite } from '#tests/site.ts'

const site = await aSite()
const admin = await site.signUp({ isAdmin: true })

const shown = (page: string) => site.visitor.json(`/api/page-text/${page}`)
const change = (page: string, body: object) => admin.post(`/api/admin/page-text/${page}`, body)
const MINE = '* | A directory | | https://c.example/ | https://d.example/ | 2027-01'

test('the list of people who can help has a default; an admin can change and restore it', async () => {
  expect(await shown('help')).toEqual({ text: DEFAULT_HELP })
  const before = await admin.json<{ version: number }>('/api/admin/page-text/help')
  const saved = await change('help', { text: ` ${MINE}\n`, version: before.version })
  expect(saved.json()).toMatchObject({ text: MINE, version: before.version + 1 })
  expect(await shown('help')).toEqual({ text: MINE })
  const late = await change('help', { text: DEFAULT_HELP, version: before.version })
  expect(late.statusCode).toBe(409)
  const [revision] = await admin.json<Revision[]>('/api/admin/history/page/help')
  await admin.post(`/api/admin/history/${revision!.id}/put-back`, { side: 'before' })
  expect(await shown('help')).toEqual({ text: DEFAULT_HELP })
})

test('an invalid list is refused and the message names the line', async () => {
  const refused = await change('help', { text: `${MINE}\nKR | 109` })
  expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'text'])
  expect(refused.json().message).toContain('Line 2: write country | name')
  expect((await change('help', { text: '' })).statusCode).toBe(400)
})

test('the text about the travel community is empty at first and can be changed', async () => {
  expect(await shown('travel')).toEqual({ text: '' })
  await change('travel', { text: 'We meet in Busan.\n\nIn May.' })
  expect(await shown('travel')).toEqual({ text: 'We meet in Busan.\n\nIn May.' })
  expect((await change('travel', { text: 'x'.repeat(10_001) })).json().message).toContain(
    'Text can be at most 10,000 characters',
  )
  await change('travel', { text: '' })
  expect(await shown('travel')).toEqual({ text: '' })
})

test('unknown pages are a 404', async () => {
  for (const page of ['home', 'nothing', 'constructor', '__proto__']) {
    expect((await site.visitor.get(`/api/page-text/${page}`)).statusCode, page).toBe(404)
    expect((await change(page, { text: 'x' })).statusCode, page).toBe(404)
  }
})

test.each(['about', 'privacy', 'terms'])('/%s is a page with a text that admins change', async (page) => {
  const { text } = (await shown(page)) as { text: string }
  expect(text).toContain('Shimpyo')
  const withPages = await aSite({}, { pages: true })
  const first = await withPages.visitor.get(`/${page}`)
  expect(first.statusCode).toBe(200)
  const admin = await withPages.signUp({ isAdmin: true })
  await admin.post(`/api/admin/page-text/${page}`, {
    text: 'Run by Minji.\n\n## Where\nIn <Busan>.\nBy the sea.',
  })
  const { body } = await withPages.visitor.get(`/${page}`)
  expect(body).toContain('<p>Run by Minji.</p><h2>Where</h2><p>In &lt;Busan&gt;.<br/>By the sea.</p>')
  for (const place of ['/', '/contact', '/feedback'])
    expect((await withPages.visitor.get(place)).body).toContain(`href="/${page}"`)
})
