// Twenty things people come for, on a phone, and in how many presses they are done. Typing and choosing from a list
// are no presses.
import type { Locator, Page } from '@playwright/test'
import { joins } from './members.ts'
import { expect, test, visit } from './site.ts'

/** Does the task, and fails if it took more presses. */
async function task(
  name: string,
  most: number,
  work: (tap: (what: Locator) => Promise<void>) => Promise<unknown>,
) {
  await test.step(`${name}: at most ${most}`, async () => {
    let presses = 0
    await work(async (what) => {
      await what.first().click()
      presses++
    })
    expect(presses, name).toBeLessThanOrEqual(most)
  })
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dramas = (page: Page) => page.getByRole('main').getByRole('article')
/** A choice of the filter bar, by what it says. */
async function choose(page: Page, label: string, option: RegExp) {
  const list = page.getByLabel(label, { exact: true })
  await list.selectOption(
    await list.locator('option').filter({ hasText: option }).first().getAttribute('value'),
  )
}

test('what a visitor comes for', async ({ phone: page }) => {
  await visit(page, '/')
  await task('a title with a slip', 0, async () => {
    await page.getByRole('searchbox').fill('crash landin on you')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Crash Landing on You' })).toBeVisible()
  })
  await visit(page, '/')
  await task('a light drama for tonight', 1, async (tap) => {
    await tap(page.getByRole('link', { name: 'Light', exact: true }).or(button(page, 'Light')))
    await expect(page).toHaveURL(/feel=light/)
    await expect(dramas(page).first()).toBeVisible()
  })
  await task('... that is short, on Netflix', 0, async () => {
    await choose(page, 'Length', /evening/i)
    await expect(page).toHaveURL(/length=evening/)
    await choose(page, 'Platform', /Netflix/)
    await expect(page).toHaveURL(/platform=netflix/)
    await expect(dramas(page).first()).toBeVisible()
  })
  await task('... without a topic, here and everywhere', 2, async (tap) => {
    await tap(page.getByText('Leave out a topic'))
    await page.getByLabel('A topic you would rather not meet').fill('suicide')
    await tap(button(page, 'Not shown'))
    await expect(page).toHaveURL(/avoid=suicide/)
  })
  await visit(page, '/drama/1')
  await task('where to watch it', 0, () => expect(page.getByText('Where to watch')).toBeInViewport())
  await task('how it feels, and who can help', 1, async (tap) => {
    await tap(page.getByText(/^How it feels, and/))
    await expect(page.getByRole('link', { name: '988', exact: true })).toBeVisible()
  })
  await task('what else an actor did', 1, async (tap) => {
    await tap(page.locator('main a[href^="/person/"]'))
    await expect(dramas(page).first()).toBeVisible()
  })
  await visit(page, '/korean-learners')
  await task('today’s line', 1, async (tap) => {
    await tap(button(page, "Today's Quote"))
    await expect(page.locator('[lang=ko]').first()).toBeVisible()
  })
  await visit(page, '/virtual-tour')
  await task('a filming place', 1, async (tap) => {
    await tap(page.locator('main a[href*="virtual-tour?"]'))
    await expect(page).toHaveURL(/virtual-tour\?/)
  })
  await visit(page, '/k-star?article=7')
  await task('a word about an article', 1, async (tap) => {
    await page.getByLabel('Your name').fill('Noor')
    await page.getByLabel('Your comment').fill('Thank you.')
    await tap(button(page, 'Post comment'))
    await expect(page.getByText('✓ Comment posted successfully!')).toBeVisible()
  })
})

test('what a member comes for', async ({ phone: page }) => {
  await joins(page)
  await visit(page, '/k-drama')
  await task('a rating on a card, which finishes it', 2, async (tap) => {
    await tap(
      dramas(page)
        .first()
        .getByRole('button', { name: /^My list/ }),
    )
    await tap(page.getByRole('dialog').locator('label', { hasText: /^4 stars$/ }))
    await expect(page.getByText('Added to Watchlist')).toBeVisible()
  })
  // not the drama that is rated above
  await visit(page, '/drama/128')
  await task('the first episode', 1, async (tap) => {
    await tap(button(page, '+1 episode'))
    await expect(page.getByLabel('Status')).toHaveValue('watching')
    await expect(page.getByText('Added to Watchlist')).toBeVisible()
  })
  await task('a review with stars', 4, async (tap) => {
    await tap(page.getByRole('link', { name: 'Write a review' }))
    const form = page.getByRole('dialog')
    if (!(await form.isVisible())) await tap(button(page, /Be the first to review it|Write a review/))
    await form.getByLabel('My Review Content').fill('It slowed me down.')
    await tap(form.locator('label', { hasText: /^4\.5 stars$/ }))
    await tap(form.getByRole('button', { name: 'Create Review' }))
    await expect(page.getByText('K-Drama review created successfully!')).toBeVisible()
  })
  await visit(page, '/')
  await task('the next episode, and not after all', 2, async (tap) => {
    await tap(button(page, /\+1|next episode/i))
    await tap(button(page, 'Undo'))
  })
  await visit(page, '/drama/6')
  await task('putting it down', 0, async () => {
    await page.getByLabel('Status').selectOption('dropped')
    await expect(page.getByText('Added to Watchlist')).toBeVisible()
  })
  await task('what I have, from anywhere', 1, async (tap) => {
    await tap(page.getByRole('link', { name: 'My list' }))
    await expect(page.getByRole('heading', { name: 'My Watchlist' })).toBeInViewport()
  })
  await task('taking it along', 2, async (tap) => {
    await tap(button(page, 'Export'))
    const download = page.waitForEvent('download')
    await tap(page.getByRole('link', { name: 'CSV, for spreadsheets' }))
    await download
  })
  await task('bringing a list', 3, async (tap) => {
    await tap(button(page, 'Import'))
    await page.getByLabel('Or paste your list').fill('My Mister (2018)')
    await tap(button(page, 'Preview'))
    await tap(button(page, 'Add 1 drama'))
    await expect(page.getByText('1 drama added to your watchlist')).toBeVisible()
  })
  await task('another password', 1, async (tap) => {
    await tap(button(page, 'Change'))
    await expect(page.getByLabel('Current Password')).toBeFocused()
    await page.keyboard.press('Escape')
  })
  await task('a question to the others', 3, async (tap) => {
    await tap(page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Community' }))
    await tap(button(page, 'Create post'))
    await page.getByLabel('Title').fill('Something for a week of colds?')
    await page.getByLabel('Content').fill('Nothing heavy, please.')
    await tap(page.getByRole('main').getByRole('button', { name: 'Create post' }).last())
    await expect(page.getByText('Post created successfully!')).toBeVisible()
  })
})
