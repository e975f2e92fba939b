// A part of a page whose code is loaded later, or does not come.
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { render } from '#tests/render.tsx'
import { lazyPart } from './lazy-part.ts'

async function shown(load: () => Promise<() => string>, Instead?: () => string) {
  const Part = lazyPart(load, Instead)
  const { container } = await render(
    <Suspense>
      <Part />, and the rest of the page
    </Suspense>,
  )
  return container.textContent
}
const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('a part shows once its code is loaded', async () => {
  expect(await shown(async () => () => 'A form')).toBe('A form, and the rest of the page')
})

test('without its code the page shows something else, or nothing, in its place', async () => {
  expect(await shown(failing, () => 'A link')).toBe('A link, and the rest of the page')
  expect(await shown(failing)).toBe(', and the rest of the page')
})
