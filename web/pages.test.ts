// @vitest-environment node
// The page entries are complete, and every page component has one.
import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Page, pages } from './pages.ts'
import { paths } from './paths.ts'
import { isPage, routeOf } from './route.ts'

const all: readonly Page[] = pages

test.each(all.map(({ path, file }) => [path, file]))('the component of %s exists: %s', (_, file) => {
  expect(existsSync(`web/${file}-page.tsx`)).toBe(true)
})

test('every page component has an entry', () => {
  const components = globSync('web/*/*-page.tsx').map((file) =>
    file.slice('web/'.length, -'-page.tsx'.length),
  )
  const entries: string[] = all.map(({ file }) => file)
  expect(components.filter((file) => !entries.includes(file))).toEqual([])
})

test.each(all)('the address of $path shows this page and no other', ({ path }) => {
  expect(routeOf(path.replace(/:\w+/, 'one').replace('*', '/nothing/here')).page.path).toBe(path)
})

test('partOf names a page that is in the menu', () => {
  for (const { partOf } of all.filter((page) => page.partOf))
    expect(all.find(({ path }) => path === partOf)?.menu, partOf).toBeDefined()
})

test('every link that paths.ts makes without arguments leads to a page', () => {
  const links = Object.values(paths).filter((link) => typeof link === 'string' && !link.startsWith('/api/'))
  expect(links.filter((link) => !isPage(link as string))).toEqual([])
})

test('an incomplete entry does not compile', () => {
  const base = { path: '/words', file: 'words/words' } as const
  const whole: Page = { ...base, sitemap: true, offline: false }
  // @ts-expect-error `sitemap` is missing
  const withoutSitemap: Page = { ...base, offline: false }
  // @ts-expect-error `offline` is missing
  const withoutOffline: Page = { ...base, sitemap: true }
  // @ts-expect-error the menu entry has no label
  const withoutLabel: Page = { ...whole, menu: { section: 'Support' } }
  // @ts-expect-error the shortcut has no label
  const withoutName: Page = { ...whole, menu: { section: 'Support', footer: 'Words', shortcut: true } }
  // @ts-expect-error personal pages must not be readable offline
  const personalOffline: Page = { ...base, personal: true, offline: true }
  expect([withoutSitemap, withoutOffline, withoutLabel, withoutName, personalOffline]).toHaveLength(5)
})
