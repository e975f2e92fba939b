// Links from a drama to its filming place, its Korean line and its news, and back again.
import type { Drama } from '#contract/api/dramas.ts'
import { bearer, register } from './members.ts'
import { expect, test } from './site.ts'

const idOf = async (json: () => Promise<unknown>, title: string) =>
  ((await json()) as Drama[]).find((drama) => drama.title === title)!.id

test('from a drama to its place and back, and to its line and back', async ({ page }) => {
  const all = await page.request.get('/api/dramas')
  const id = await idOf(() => all.json(), 'Mr. Sunshine')
  await page.goto(`/drama/${id}`)
  await page.getByText(/where it was filmed$/).click()
  await page.getByRole('link', { name: /Manhyujeong Pavilion/ }).click()
  await expect(page).toHaveURL(/\/virtual-tour\?place=\d+$/)
  await expect(page.locator('#place')).toHaveText('Manhyujeong Pavilion')
  await page.getByRole('article').getByRole('link', { name: 'Mr. Sunshine' }).click()
  await expect(page).toHaveURL(new RegExp(`/drama/${id}$`))

  await page.getByText('1 line of Korean to learn').click()
  await page.getByRole('link', { name: 'Grammar and pronunciation' }).click()
  await expect(page).toHaveURL(/\/korean-learners\?line=together-with-me$/)
  const quote = page.getByRole('region', { name: 'Quote of the day' })
  await expect(quote.getByText('합시다, 러브. 나랑 같이.')).toBeVisible()
  await quote.getByRole('link', { name: 'Mr. Sunshine' }).click()
  await expect(page).toHaveURL(new RegExp(`/drama/${id}$`))
})

test('from a drama to the article that names it and back', async ({ page }) => {
  const all = await page.request.get('/api/dramas')
  const id = await idOf(() => all.json(), 'Mr. Sunshine')
  await page.goto(`/drama/${id}`)
  const news = page.getByRole('region', { name: /in the news$/ })
  await news.getByRole('heading').click()
  await news.getByRole('link').first().click()
  await page
    .getByRole('navigation', { name: 'Dramas in this article' })
    .getByRole('link', { name: 'Mr. Sunshine' })
    .click()
  await expect(page).toHaveURL(new RegExp(`/drama/${id}$`))
})

test('from a review to its drama and back', async ({ page }) => {
  const { token } = await register(page.request)
  await page.request.post('/api/kdrama-notes', {
    ...bearer(token),
    data: { title: 'our blues', content: 'The sea, and everybody in it.', isPublic: true },
  })
  const all = await page.request.get('/api/dramas')
  const id = await idOf(() => all.json(), 'Our Blues')
  await page.goto('/reviews')
  const card = page.getByRole('article').filter({ hasText: 'The sea, and everybody in it.' })
  await card.getByRole('link', { name: 'View drama' }).click()
  await expect(page).toHaveURL(new RegExp(`/drama/${id}$`))
  const review = page.getByRole('article').filter({ hasText: 'The sea, and everybody in it.' })
  await expect(review).toBeVisible()
  await expect(review.getByRole('link', { name: 'View drama' })).toHaveCount(0)
  await review.getByRole('link', { name: 'our blues' }).click()
  await expect(page).toHaveURL(/\/reviews\?review=\d+$/)
  await page.getByRole('dialog').getByRole('link', { name: 'View drama' }).click()
  await expect(page).toHaveURL(new RegExp(`/drama/${id}$`))
})

test('a drama without places, lines and news has no line for them', async ({ page }) => {
  const all: Drama[] = await (await page.request.get('/api/dramas')).json()
  const has = async (id: number, what: string) =>
    (await (await page.request.get(what.replace('{id}', String(id)))).json()).length > 0
  const CALLS = [
    '/api/dramas/{id}/see-also/places',
    '/api/dramas/{id}/see-also/lines',
    '/api/dramas/{id}/see-also/news',
    '/api/kdrama-notes/public?drama={id}',
  ]
  let bare: number | undefined
  for (const { id } of all) {
    const any = await Promise.all(CALLS.map((call) => has(id, call)))
    if (any.includes(true)) continue
    bare = id
    break
  }
  await page.goto(`/drama/${bare}`)
  await expect(page.getByRole('heading', { name: 'Synopsis' })).toBeVisible()
  for (const name of [/filmed$/, /to learn$/, /in the news$/])
    await expect(page.getByRole('heading', { name })).toHaveCount(0)
})
