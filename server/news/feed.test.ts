// The feed: well-formed whatever an article holds, and always the present state.
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { seed } from '#server/seed/seed.ts'
import { aSite } from '#tests/site.ts'

const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (text: string, as: { contentType: string }) => { window: Window }
}

test('the feed lists the newest articles, and stays well-formed whatever their titles hold', async () => {
  const site = await aSite()
  await seed(site.db)
  const admin = await site.signUp({ isAdmin: true })
  const title = '</title><script>"&\'\u0008\u001f\ufffe ]]> 쉼표'
  await admin.post('/api/admin/news', { title, content: 'One & <two>', celebrity: 'A "B" <C>' })

  const answer = await site.visitor.get('/feed.xml')
  expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  const { document } = new JSDOM(answer.body, { contentType: 'application/xml' }).window
  expect(document.documentElement.localName).toBe('feed')
  const entries = [...document.querySelectorAll('entry')]
  expect(entries).toHaveLength(11)
  expect(entries[0]!.querySelector('title')!.textContent).toBe('</title><script>"&\' ]]> 쉼표')
  expect(entries[0]!.querySelector('summary')!.textContent).toBe('One & <two>')
  for (const entry of entries) {
    expect(entry.querySelector('link')!.getAttribute('href')).toMatch(
      /^http:\/\/site\.test\/k-star\?article=\d+$/,
    )
    expect(entry.querySelector('published')!.textContent).toMatch(/^\d{4}-.*Z$/)
  }
  await site.close()
})

test('a site without articles has an empty feed', async () => {
  const site = await aSite()
  const answer = await site.visitor.get('/feed.xml')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).not.toContain('<entry>')
  await site.close()
})
