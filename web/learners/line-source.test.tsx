// The quiet line below a line of Korean: where it is heard, and how sure we are.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { quotes } from '#contract/quotes.ts'
import { LineSource } from './line-source.tsx'

const lineOf = (exact: boolean) => {
  const quote = quotes.find(({ source }) => source.exact === exact)!
  return { quote, html: renderToStaticMarkup(<LineSource quote={quote} />) }
}

test('a page with the exact words is named, with the month, and leads there without telling where from', () => {
  const { quote, html } = lineOf(true)
  expect(html).toContain(quote.scene)
  expect(html).toContain('The exact words are in ')
  expect(html).toContain('read in November 2026')
  expect(html).toMatch(/<a [^>]*rel="[^"]*noreferrer/)
})

test('where no page has the exact words, the line says so', () => {
  expect(lineOf(false).html).toContain('We have not found a page that confirms the exact words.')
})
