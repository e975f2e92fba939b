// The source of a line: where it is heard, and how certain that is.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Line, quotes } from '#contract/quotes.ts'
import { LineSource } from './line-source.tsx'

const lineOf = (words: Line['source']['words']) => {
  const quote = quotes.find(({ source }) => source.words === words)!
  return { quote, html: renderToStaticMarkup(<LineSource scene={quote.scene} source={quote.source} />) }
}

test('a source with the exact words is named with its month and linked without a referrer', () => {
  const { quote, html } = lineOf('exact')
  expect(html).toContain(quote.scene)
  expect(html).toContain('The exact words are in ')
  expect(html).toContain('read in November 2026')
  expect(html).toMatch(/<a [^>]*rel="[^"]*noreferrer/)
})

test('a second page with the same words is linked beside the first', () => {
  const second = { name: 'Another page (in Korean)', url: 'https://example.com/second', read: '2026-10' }
  const html = renderToStaticMarkup(<LineSource source={{ ...lineOf('exact').quote.source, second }} />)
  expect(html).toContain('href="https://example.com/second"')
  expect(html).toMatch(/ and in <a .*read in October 2026\.<\/p>$/)
})

test('words that one viewer wrote down are not called exact', () => {
  const { source } = lineOf('exact').quote
  const html = renderToStaticMarkup(<LineSource source={{ ...source, words: 'remembered' }} />)
  expect(html).toContain('As a viewer remembers it, in ')
  expect(html).not.toContain('exact words')
})

test('without a source for the exact words, the text says so', () => {
  expect(lineOf('close').html).toContain('We have not found a page that confirms the exact words.')
})
