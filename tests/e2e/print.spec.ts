// Pages on paper: the browser's own Print gives the content from the first sheet on, and no empty sheet.
import { checkSheets, noPaper, PRINTED } from './paper.ts'
import { expect, test } from './site.ts'

test('every kind of page prints its content from the first sheet on, and no empty sheet', async ({
  page,
  browserName,
}) => {
  test.skip(Boolean(noPaper()), noPaper() || '')
  for (const [address, first] of Object.entries(PRINTED))
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      checkSheets(await page.pdf(A4[browserName === 'firefox' ? 'in' : 'cm']), first)
    })
})

const a4 = (unit: string) => {
  const edge = `1.2${unit}`
  return {
    ...{ width: `21${unit}`, height: `29.7${unit}` },
    margin: { top: edge, bottom: edge, left: edge, right: edge },
  }
}
/** Playwright sends inches to Firefox, which takes them for centimeters. */
const A4 = { cm: a4('cm'), in: a4('in') }
