// The members' rating on a drama's page.
import { expect, test } from 'vitest'
import { render } from '#tests/render.tsx'
import { MembersRating } from './members-rating.tsx'

test('it says the mean, of how many, and how many gave which', async () => {
  const membersRating = { mean: 8, count: 12, histogram: [1, 0, 0, 0, 0, 0, 3, 0, 7, 1] }
  await render(<MembersRating of={{ membersRating }} />)
  expect(document.querySelector('p')!.textContent).toBe('Members: 8.0/10 12 ratings')
  expect(document.querySelector('svg')!.getAttribute('aria-label')).toBe(
    '5 stars: 1, 4.5 stars: 7, 3.5 stars: 3, half a star: 1',
  )
})

test('without enough ratings there is nothing', async () => {
  await render(<MembersRating of={{}} />)
  expect(document.querySelector('p')).toBe(null)
})
