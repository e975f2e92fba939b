// The source of a line: where it is heard, and how certain that is.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { quotes } from '#contract/quotes.ts'
import { LineSource } from './line-source.tsx'

const lineOf = (exact: boolean) => {
  const quote = quotes.find(({ source }) => source.exact === exact)!
  return { quote, html: renderToStaticMarkup(<LineSource scene={quote.scene} source={quote.source} />) }
}

test('a source with the exact words is named with its month and linked without a referrer', () => {
  const { quote, html } = lineOf(true)
  expect(html).toContain(quote.scene)
  expect(html).toContain('The exact words are in ')
  expect(html).toContain('read in November 2026')
  expect(html).toMatch(/<a [^>]*rel="[^"]*noreferrer/)
})

test('without a source for the exact words, the text says so', () => {
  expect(lineOf(false).html).toContain('We have not found a page that confirms the exact words.')
})
