// Badges of categories.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CategoryBadges } from './category-badges.tsx'

test('a category has one spelling, and is shown once however often it is spelled', () => {
  const categories = ['Slice of Life', 'healing', 'slice-of-life', 'zen garden']
  const html = renderToStaticMarkup(<CategoryBadges categories={categories} />)
  expect([...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, text]) => text)).toEqual([
    'Slice-of-life',
    'Healing',
    'Zen garden',
  ])
})
