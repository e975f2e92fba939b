// Every text field that people can send: any script is stored unchanged or refused with a message, and each has a limit.
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { finderOf } from '#server/dramas/find.ts'
import { dramas } from '#server/dramas/table.ts'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'

let site: TestSite
let admin: SignedIn
let post: { id: number }
let article: { id: number }
beforeAll(async () => {
  site = await aSite({}, { pages: true })
  admin = await site.signUp({ isAdmin: true })
  post = (await admin.post('/api/posts', { title: 'To answer', content: 'x' })).json()
  article = (await admin.post('/api/admin/news', { title: 'To answer', content: 'x', celebrity: 'x' })).json()
})
afterAll(() => site.close())

interface Form {
  path: () => string
  body: () => Record<string, unknown>
  /** its text fields, and how long each may be */
  texts: Record<string, number>
  method?: 'POST' | 'PUT'
}
let number = 0
const letter = () => ({
  name: 'Minji',
  email: `m${++number}@example.com`,
  subject: 'Tea',
  message: `${number}`,
})

const FORMS: Record<string, Form> = {
  'a post': {
    path: () => '/api/posts',
    body: () => ({ title: `Post ${++number}`, content: 'x' }),
    texts: { title: LIMITS.title, content: LIMITS.post },
  },
  'a comment': {
    path: () => `/api/posts/${post.id}/comments`,
    body: () => ({ content: `${++number}` }),
    texts: { content: LIMITS.comment },
  },
  'a review': {
    path: () => '/api/kdrama-notes',
    body: () => ({ title: `Review ${++number}`, content: 'x', isPublic: true }),
    texts: { title: LIMITS.title, content: LIMITS.review },
  },
  'a list': {
    path: () => '/api/lists',
    body: () => ({ title: `List ${++number}` }),
    texts: { title: LIMITS.title },
  },
  'an article': {
    path: () => '/api/admin/news',
    body: () => ({ title: `Article ${++number}`, content: 'x', celebrity: 'x' }),
    texts: { title: LIMITS.title, content: LIMITS.news, celebrity: LIMITS.name },
  },
  'a news comment': {
    path: () => `/api/news/${article.id}/comments`,
    body: () => ({ author: `Guest ${++number}`, content: 'x' }),
    texts: { author: LIMITS.name, content: LIMITS.comment },
  },
  'a drama': {
    path: () => '/api/admin/dramas',
    body: () => ({ title: `Drama ${++number}`, description: 'x' }),
    texts: {
      title: LIMITS.title,
      description: LIMITS.description,
      genre: LIMITS.name,
      writer: LIMITS.name,
      nativeTitle: LIMITS.name,
      romanizedTitle: LIMITS.name,
      episodesNote: LIMITS.remark,
      ratingSource: LIMITS.remark,
    },
  },
  'a filming place': {
    path: () => '/api/virtual-tour-locations',
    body: () => ({ name: `Place ${++number}`, drama: 'x', description: 'x', address: 'x' }),
    texts: {
      name: LIMITS.name,
      drama: LIMITS.title,
      description: LIMITS.description,
      address: LIMITS.name * 2,
      nativeName: LIMITS.name,
      nativeAddress: LIMITS.name * 2,
    },
  },
  'a message': {
    path: () => '/api/contact-form',
    body: letter,
    texts: { name: LIMITS.name, subject: LIMITS.title, message: LIMITS.formMessage },
  },
  'an application': {
    path: () => '/api/experiential-learning-form',
    body: () => ({ name: 'Minji', email: `m${++number}@example.com` }),
    texts: {
      name: LIMITS.name,
      phone: LIMITS.name,
      age: LIMITS.name,
      currentLevel: LIMITS.name,
      interests: LIMITS.formField,
      expectations: LIMITS.formField,
    },
  },
}

const send = ({ path, body, method = 'POST' }: Form, more: object) =>
  admin.call({ method, url: path(), payload: { ...body(), ...more } })

const SCRIPTS: [what: string, text: string][] = [
  ['a family of joined emoji', '👨‍👩‍👧‍👦 and 🏳️‍🌈'],
  ['a right-to-left override', 'calm \u202e evening \u202c tea'],
  ['Arabic and Hebrew', 'شاي و שלום'],
  ['a hundred marks on one letter', `a${'\u0301'.repeat(100)}b`],
  ['Hangul in parts', '도깨비'.normalize('NFD')],
  ['Hangul whole', '도깨비'],
  ['letters beyond the first plane', '𝒯𝑒𝒶 𠮷 🀄'],
  ['quotes and signs', `'"\`\\ %_ $1 {{x}} \${x} <b>&amp; --`],
  ['words of a template', '{0} %s %n :id ?'],
]
const REFUSED: [what: string, text: string][] = [
  ['NUL', 'a\0b'],
  ['half an emoji', 'a\ud83d b'],
  ['the other half', 'a\udc00 b'],
]

describe.each(Object.entries(FORMS))('%s', (_, form) => {
  const names = Object.keys(form.texts)

  test('returns every script as it was sent', async () => {
    for (const [what, text] of SCRIPTS) {
      const answer = await send(form, Object.fromEntries(names.map((name) => [name, text])))
      expect([what, answer.statusCode]).toEqual([what, 201])
      const stored = answer.json<Record<string, unknown>>()
      // What the site only confirms is checked in the test of the inbox below.
      if ('success' in stored) continue
      for (const name of names) expect([what, name, stored[name]]).toEqual([what, name, text])
    }
  })

  test('refuses invalid text with a message', async () => {
    for (const name of names)
      for (const [what, text] of REFUSED) {
        const answer = await send(form, { [name]: text })
        expect([what, name, answer.statusCode]).toEqual([what, name, 400])
        expect(answer.json().message).toMatch(/cannot be stored/)
      }
  })

  test('is stored at its limit, and beyond it gets a message that names the limit', async () => {
    for (const [name, max] of Object.entries(form.texts)) {
      const full = (await send(form, { [name]: '가'.repeat(max) })).statusCode
      expect([name, full]).toEqual([name, 201])
      const over = await send(form, { [name]: 'x'.repeat(max + 1) })
      expect([name, over.statusCode]).toEqual([name, 400])
      expect(over.json().message).toContain(max.toLocaleString('en'))
    }
    const flood = await send(form, { [names[0]!]: 'x'.repeat(1_000_001) })
    expect(flood.statusCode).toBe(413)
  })
})

test('the inbox has messages unchanged, except for line breaks where a mail has one line', async () => {
  for (const [what, text] of SCRIPTS) {
    await admin.post('/api/contact-form', { ...letter(), name: text, subject: text, message: text })
    const [newest] = await admin.json<object[]>('/api/admin/inbox')
    expect([what, JSON.stringify(newest).includes(JSON.stringify(text).slice(1, -1))]).toEqual([what, true])
  }
})

test.each([
  ['categories', '/api/admin/dramas', { title: 'x', description: 'x' }],
  ['mainCast', '/api/admin/dramas', { title: 'x', description: 'x' }],
  ['streamingPlatforms', '/api/admin/dramas', { title: 'x', description: 'x' }],
  ['aliases', '/api/admin/dramas', { title: 'x', description: 'x' }],
  ['funFacts', '/api/virtual-tour-locations', { name: 'x', drama: 'x', description: 'x', address: 'x' }],
  ['scenes', '/api/virtual-tour-locations', { name: 'x', drama: 'x', description: 'x', address: 'x' }],
])('a list of ten thousand %s is refused with the limit named', async (name, url, body) => {
  const separator = /funFacts|scenes/.test(name) ? '\n' : ','
  for (const many of [Array(10_000).fill('tea'), Array(10_000).fill('tea').join(separator)]) {
    const answer = await admin.post(url, { ...body, [name]: many })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toMatch(/at most [\d,]+/)
  }
  expect(
    (await admin.post(url, { ...body, [name]: ['x'.repeat(LIMITS.listItem + 1)] })).json().message,
  ).toContain('500')
})

test('a search in one form of Hangul finds the other', async () => {
  const title = '나의 아저씨'
  await admin.post('/api/admin/dramas', { title: title.normalize('NFD'), description: 'In parts' })
  await admin.post('/api/posts', { title: `${title.normalize('NFD')} again`, content: 'x' })
  for (const form of ['NFC', 'NFD'] as const) {
    const search = encodeURIComponent(title.normalize(form))
    expect((await site.visitor.get(`/k-drama?search=${search}`)).body).toContain('In parts')
    expect((await site.visitor.json<unknown[]>(`/api/posts?search=${search}`)).length).toBe(1)
  }
})

test('a drama with an extremely long word is stored, and the beginning of that word does not find it', async () => {
  const letters = Array.from({ length: 20_000 }, (_, i) =>
    String.fromCharCode(0xac00 + ((i * 7_919) % 11_000)),
  )
  const book = letters.join('')
  for (const [title, description] of [
    ['A book', book],
    ['A long word', book.slice(0, 150)],
  ])
    expect((await admin.post('/api/admin/dramas', { title, description })).statusCode).toBe(201)
  const found = async (term: string) => {
    const ids = [...(await finderOf(site.db).holding(term))].map(({ id }) => id)
    const rows = await site.db.select({ title: dramas.title }).from(dramas).where(inArray(dramas.id, ids))
    return rows.map(({ title }) => title)
  }
  expect(await found(book.slice(0, 150))).toEqual(['A long word'])
  for (const term of [book, book.slice(0, 640), book.slice(0, 200), book.slice(0, 149)])
    expect(await found(term)).toEqual([])
})
