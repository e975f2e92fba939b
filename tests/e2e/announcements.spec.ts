// What a screen reader says without being asked: notices, votes, live comments, search results, loading.
import { listen } from './live-regions.ts'
import { bearer, joins } from './members.ts'
import { expect, test, visit } from './site.ts'
import { hold } from './slow-scripts.ts'

test('a search announces how many dramas it found, and then that none was found', async ({ page }) => {
  const { announced } = await listen(page)
  await visit(page, '/')
  const box = page.getByRole('searchbox').first()
  await box.fill('Our Blues')
  await box.press('Enter')
  await expect.poll(announced).toContainEqual('1 drama with “Our Blues”')
  await box.fill('nobody wrote this')
  await box.press('Enter')
  await expect.poll(announced).toContainEqual(expect.stringMatching(/^No dramas found/))
})

test('a vote announces the new score, a comment that it was added, and what fails why', async ({
  page,
  noise,
}) => {
  noise.expect(/status of 503/)
  const { announced } = await listen(page)
  const { token } = await joins(page)
  const title = `Heard ${Date.now()}`
  await page.request.post('/api/posts', { data: { title, content: 'Words.' }, ...bearer(token) })
  await visit(page, '/community')
  await page.getByRole('link', { name: title }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: 'Upvote' }).click()
  await expect.poll(announced).toContainEqual('Score 1')
  await dialog.getByRole('button', { name: 'Upvote' }).click()
  await expect.poll(announced).toContainEqual('Score 0')
  await dialog.getByLabel('Your comment').fill('I heard that.')
  await dialog.getByRole('button', { name: 'Post comment' }).click()
  await expect.poll(announced).toContainEqual(expect.stringContaining('Comment added successfully!'))
  await page.route('**/api/posts/*/comments', (route) =>
    route.fulfill({ status: 503, json: { message: 'The site is temporarily unavailable.' } }),
  )
  await dialog.getByLabel('Your comment').fill('And that.')
  await dialog.getByRole('button', { name: 'Post comment' }).click()
  await expect.poll(announced).toContainEqual(expect.stringContaining('The site is temporarily unavailable.'))
  const order = ['Score 1', 'Score 0', 'Comment added', 'temporarily unavailable']
  const texts = await announced()
  const places = order.map((words) => texts.findIndex((one) => one.includes(words)))
  expect(places, texts.join('\n')).toEqual(places.toSorted((a, b) => a - b))
})

test('a comment of somebody else is announced, and nothing else with it', async ({ page, request }) => {
  const { announced } = await listen(page)
  await request.post('/api/news/9/comments', { data: { author: 'Amara', content: 'The first one' } })
  await visit(page, '/k-star?article=9')
  await expect(page.getByText('The first one')).toBeVisible()
  const before = await announced()
  await request.post('/api/news/9/comments', { data: { author: 'Noor', content: 'The second one' } })
  await expect
    .poll(async () => (await announced()).slice(before.length), { timeout: 45_000 })
    .toEqual(['1 new comment'])
})

test('what takes long is announced while it loads', async ({ page }) => {
  const { announced } = await listen(page)
  await visit(page, '/')
  const letThrough = await hold(page, '**/api/dramas/**')
  const box = page.getByRole('searchbox').first()
  await box.fill('Our Blues')
  await box.press('Enter')
  await expect.poll(announced).toContainEqual('Searching...')
  letThrough()
  await expect.poll(announced).toContainEqual('1 drama with “Our Blues”')
  const texts = await announced()
  expect(texts.indexOf('Searching...')).toBeLessThan(texts.indexOf('1 drama with “Our Blues”'))
})
