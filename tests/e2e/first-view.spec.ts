// The size of the first view of the home page, as the browser counts it.
import { expect, test, visit } from './site.ts'

interface Loaded {
  kind: string
  address: string
  kilobytes: number
}

test('the first view of home: at most 85 KB of scripts, 80 KB of fonts, 15 files besides pictures', async ({
  page,
}) => {
  await visit(page, '/')
  const loaded: Loaded[] = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming
      const kind = /\.(js|css|woff2)(\?|$)/.exec(name)?.[1] ?? 'picture'
      return { kind, address: name, kilobytes: encodedBodySize / 1024 }
    }),
  )
  const weight = (kind: string) =>
    loaded.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.kilobytes, 0)
  expect(weight('js')).toBeGreaterThan(0)
  expect(weight('js')).toBeLessThanOrEqual(85)
  expect(weight('woff2')).toBeGreaterThan(0)
  expect(weight('woff2')).toBeLessThanOrEqual(80)
  expect(loaded.filter((one) => one.kind !== 'picture').length).toBeLessThanOrEqual(15)
})
