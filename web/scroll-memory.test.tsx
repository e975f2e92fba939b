// The scroll position after Back is restored a second time, but never on the page that follows.
import { expect, test, vi } from 'vitest'
import { during, render } from '#tests/render.tsx'
import { rememberScroll, useScrollMemory } from './scroll-memory.ts'

function Page({ address }: { address: string }) {
  useScrollMemory(address)
  return null
}

test('a page that is left before the second scroll does not scroll the next one', async () => {
  const scrolls: number[] = []
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => scrolls.push(top))
  vi.stubGlobal('scrollY', 940)
  history.replaceState(null, '', '/k-star')
  rememberScroll()
  await during(() => window.dispatchEvent(new PopStateEvent('popstate')))
  const { rerender } = await render(<Page address="/k-star" />)
  expect(scrolls).toEqual([940])
  history.replaceState(null, '', '/k-star?article=1')
  await rerender(<Page address="/k-star?article=1" />)
  await twoFrames()
  expect(scrolls).toEqual([940])
})

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
