// The bar of phones below the page.
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { render } from '#tests/render.tsx'
import { ThumbBar } from './thumb-bar.tsx'

async function bar(path: string) {
  document.body.replaceChildren()
  await render(
    <Router hook={memoryLocation({ path }).hook}>
      <ThumbBar />
    </Router>,
  )
  return [...document.querySelectorAll('nav[aria-label=Shortcuts] a')]
}

test('it leads to what people do most', async () => {
  const links = await bar('/')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Find', '/k-drama'],
    ['My list', '/profile#my-watchlist'],
    ['Community', '/community'],
  ])
})

test.each([
  ['/', 'Home'],
  ['/k-drama', 'Find'],
  ['/k-drama/platform/netflix', 'Find'],
  ['/drama/5', 'Find'],
  ['/profile', 'My list'],
  ['/community', 'Community'],
  ['/reviews', 'Community'],
  ['/k-star', undefined],
])('on %s it marks %s', async (path, label) => {
  const marked = (await bar(path)).filter((link) => link.getAttribute('aria-current') === 'page')
  expect(marked.map((link) => link.textContent)).toEqual(label ? [label] : [])
})
