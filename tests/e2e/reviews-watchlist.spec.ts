// Watchlist and reviews: a member writes them, and a visitor sees the public ones.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { cp949 } from '../cp949.ts'
import { axe, COLOR_RULES, noSidewaysScroll } from './for-everyone.ts'
import { joins, newEmail, PASSWORD } from './members.ts'
import { expect, test } from './site.ts'
import { hold, slowScripts } from './slow-scripts.ts'

const writeReview = (page: Page, data: object) =>
  page.request.post('/api/kdrama-notes', { data, headers: sameSite(page) })
/** The session is in the cookie, so a write needs this site's Origin. */
const sameSite = (page: Page) => ({ origin: new URL(page.url()).origin })

const addButton = (page: Page) => page.getByRole('button', { name: 'Add to Watchlist' })
const inButton = (page: Page) => page.getByRole('button', { name: 'In Watchlist' })
const reviewCard = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })

test('the profile loads without layout shifts', async ({ page }) => {
  await joins(page)
  const letThrough = await hold(page, '**/api/auth/me')
  await page.goto('/profile')
  await expect(page.locator('main').getByText('Loading...')).toBeVisible()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  letThrough()
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
  await expect(
    page.getByText('My Profile'),
    'said once: the menus say it only while they are open',
  ).toHaveCount(1)
  await expect(page.getByRole('button', { name: /delete/i }), 'a word for reviews').toHaveCount(0)
})

const stars = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

test('two presses on a card store a rating and a status; arrow keys and Undo work, too', async ({ page }) => {
  await joins(page)
  await page.goto('/k-drama')
  const open = page.getByRole('button', { name: /^My list: / }).first()
  const title = (await open.getAttribute('aria-label'))!.replace('My list: ', '')
  await open.click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('radio', { name: '4 stars', exact: true }).click()
  await expect(page.getByText('Added to Watchlist')).toBeVisible()
  await expect(dialog.getByLabel('Status')).toHaveValue('finished')
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()

  await page.getByRole('link', { name: title, exact: true }).first().click()
  await expect(inButton(page)).toBeVisible()
  await expect(stars(page, '4 stars')).toBeChecked()
  await stars(page, '4 stars').focus()
  await page.keyboard.press('ArrowRight')
  await expect(stars(page, '4.5 stars')).toBeChecked()
  await page.getByRole('button', { name: 'Clear your rating' }).click()
  await expect(stars(page, '4.5 stars')).not.toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(stars(page, '4.5 stars')).toBeChecked()
  await page.getByLabel('Status').selectOption('On hold')
  await page.getByLabel('Episodes watched').fill('3')
  await page.getByRole('button', { name: '+1 episode' }).click()
  // The change is sent as the page closes: on a busy machine the next page may read before it is stored.
  await expect(async () => {
    await page.reload()
    await expect(page.getByLabel('Status')).toHaveValue('on-hold', { timeout: 3_000 })
  }).toPass()
  await expect(page.getByLabel('Episodes watched')).toHaveValue('4')
  await expect(stars(page, '4.5 stars')).toBeChecked()
})

test('My Watchlist: notes stay, a drama removed by mistake is restored, the list can be exported', async ({
  page,
}) => {
  await joins(page)
  await page.goto('/drama/1')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await addButton(page).click()
  await expect(page.getByText('Added to Watchlist')).toBeVisible()
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'My Watchlist' })
  const card = section.getByRole('article')
  await expect(card.getByRole('heading', { name: title })).toBeVisible()
  await section.getByRole('button', { name: 'List', exact: true }).click()

  await card.getByLabel('Status').selectOption('Watching')
  await card.getByLabel('Episodes watched').fill('2')
  await card.getByRole('button', { name: '+1 episode' }).click()
  await card.getByRole('radio', { name: '3.5 stars' }).click()
  await expect(section.getByRole('tab', { name: 'Watching 1' })).toBeVisible()
  await page.reload()
  await expect(card.getByLabel('Status')).toHaveValue('watching')
  await expect(card.getByLabel('Episodes watched')).toHaveValue('3')

  await card.getByRole('button', { name: 'Remove from Watchlist' }).click()
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByLabel('Episodes watched')).toHaveValue('3')
  await expect(card.getByRole('radio', { name: '3.5 stars' })).toBeChecked()
  await section.getByRole('tab', { name: 'On hold 0' }).click()
  await expect(section.getByText('Choose “On hold” as the status of a drama')).toBeVisible()
  await section.getByRole('tab', { name: 'All 1' }).click()
  await section.getByRole('button', { name: 'Covers' }).click()
  await expect(card.getByText('3 of ')).toBeVisible()

  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('link', { name: 'CSV, for spreadsheets' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^shimpyo-watchlist-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('Title,Native Title,Year,Status,Episodes Watched')
  expect(text).toContain(`${title},`)
})

test('home offers what is being watched, and one more episode, without moving on the next visit', async ({
  page,
}) => {
  await joins(page)
  await page.goto('/drama/1')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Go on watching' })).toHaveCount(0)
  await page.goto('/drama/1')
  await page.getByLabel('Status').selectOption('Watching')
  await expect(page.getByText('Added to Watchlist')).toBeVisible()

  await page.goto('/')
  const watching = page.getByRole('region', { name: 'Go on watching' })
  await expect(watching.getByText(/^Next: episode 1 of/)).toBeVisible()
  await watching.getByRole('button', { name: `+1 episode of ${title}` }).click()
  await expect(watching.getByText(/^Next: episode 2 of/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(watching.getByText(/^Next: episode 1 of/)).toBeVisible()

  const place = async () => (await page.locator('#tonight').boundingBox())!.y
  const before = await place()
  const letThrough = await hold(page, '**/api/auth/me')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Get My Recommendations' })).toBeVisible()
  await expect(watching).toHaveCount(0)
  expect(Math.abs((await place()) - before)).toBeLessThan(2)
  letThrough()
  await expect(watching).toBeVisible()
})

test('the diary notes what was pressed, Undo takes it back, and an entry can be moved to another day', async ({
  page,
}) => {
  await joins(page)
  await page.goto('/drama/1')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByLabel('Status').selectOption('Watching')
  await expect(page.getByText('Added to Watchlist')).toBeVisible()

  await page.goto('/')
  const watching = page.getByRole('region', { name: 'Go on watching' })
  // Presses that follow each other at once are stored as one.
  const stored = (episodes: number | null) =>
    expect
      .poll(async () => {
        const [entry] = await (await page.request.get('/api/watchlist')).json()
        return entry.episodesWatched
      })
      .toBe(episodes)
  const oneMore = watching.getByRole('button', { name: `+1 episode of ${title}` })
  await oneMore.click()
  await stored(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await stored(null)
  await oneMore.click()
  await stored(1)
  await watching.getByRole('link', { name: 'Your diary' }).click()
  await expect(page.getByRole('heading', { name: 'Your diary' })).toBeVisible()
  const entries = page.getByRole('region', { name: /day, / }).getByRole('listitem')
  await expect(entries).toHaveText(new RegExp(`${title}Episode 1$`))

  await page.getByRole('button', { name: `Change: ${title}` }).click()
  await page.getByLabel('Watched on').fill('2026-02-14')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'February 2026' }).click()
  await expect(page.getByRole('heading', { name: 'Saturday, February 14' })).toBeVisible()
  await expect(page).toHaveURL(/month=2026-02$/)

  await page.goto('/drama/1')
  await page.getByLabel('Status').selectOption('Finished')
  await page.getByRole('button', { name: 'Watch again' }).click()
  await expect(page.getByLabel('Status')).toHaveValue('watching')
  await stored(0)
  await page.getByRole('button', { name: '+1 episode' }).click()
  await stored(1)
  await page.goto('/diary')
  await expect(entries.filter({ hasText: 'Watched again' })).toContainText('Episode 1')
  await expect(entries.filter({ hasText: 'Finished' })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: /^Your \d{4}$/ })).toBeVisible()
  await axe(page)
})

test('a CSV of Korean Excel is read, its encoding is shown, and can be changed', async ({
  page,
  request,
}) => {
  const dramas: { title: string; nativeTitle: string; year: number }[] = await (
    await request.get('/api/dramas')
  ).json()
  const mister = dramas.find(({ title }) => title === 'My Mister')!
  await joins(page)
  await page.goto('/profile')
  await page.getByRole('region', { name: 'My Watchlist' }).getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a watchlist' })
  const csv = `제목,연도,상태\r\n${mister.nativeTitle},${mister.year},보는 중\r\n똠방각하,1990,시청 완료\r\n`
  await dialog.locator('input[type=file]').setInputFiles({
    name: '드라마.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(cp949(csv)),
  })
  const encoding = dialog.getByLabel('Text encoding')
  await expect(encoding.locator('option:checked')).toHaveText('Korean (CP949)')
  await expect(dialog.getByText('My Mister')).toBeVisible()
  await expect(dialog.getByText('Watching', { exact: true })).toBeVisible()
  await dialog.getByText('Not found').click()
  await expect(dialog.getByText('똠방각하')).toBeVisible()
  await axe(page)

  await encoding.selectOption('Western (Windows-1252)')
  await expect(dialog.getByText('My Mister')).toBeHidden()
  await expect(encoding).toHaveValue('windows-1252')
  await encoding.selectOption('Korean (CP949)')
  await expect(dialog.getByText('My Mister')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 1 drama' }).click()
  await expect(page.getByText('1 drama added to your watchlist')).toBeVisible()
})

test('a review is private, then public, changed, and deleted', async ({ page, phone }) => {
  const { username } = (await joins(page)).user
  const title = `Kept for ${username}`
  const publicCard = reviewCard(phone, title)
  await page.goto('/reviews')
  await page.getByRole('link', { name: 'Write a Review' }).first().click()
  await expect(page).toHaveURL(/\/profile$/)

  await page.getByRole('button', { name: 'New Review' }).click()
  await page.getByRole('button', { name: 'Create Review' }).click()
  await expect(page.getByText('Drama Title is required')).toBeVisible()
  await expect(page.getByText('Review content is required')).toBeVisible()
  await axe(page)
  await page.getByLabel('Drama Title').fill(title)
  await page.getByLabel('My Review Content').fill('First line\n\nThen <b>quiet</b>.')
  await page.getByRole('button', { name: 'Create Review' }).click()
  await expect(page.getByText('K-Drama review created successfully!')).toBeVisible()
  const own = reviewCard(page, title)
  await expect(own.getByText('Private', { exact: true })).toBeVisible()
  await expect(own.getByText('(edited)')).toHaveCount(0)
  await phone.goto('/reviews')
  await expect(publicCard).toHaveCount(0)

  await own.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit K-Drama Review' })).toBeVisible()
  await page.getByText('Visible in Community').click()
  await page.getByRole('button', { name: 'Update Review' }).click()
  await expect(page.getByText('K-Drama review updated successfully!')).toBeVisible()
  await expect(own.getByText('Public', { exact: true })).toBeVisible()
  await expect(own.getByText('(edited)')).toBeVisible()
  await phone.reload()
  await expect(publicCard).toContainText(`${username}`)
  await expect(publicCard).toContainText('Then <b>quiet</b>.')

  await publicCard.getByRole('link', { name: title }).click()
  const dialog = phone.getByRole('dialog', { name: title })
  await expect(dialog).toContainText('First line')
  await phone.goBack()
  await expect(dialog).toBeHidden()
  await expect(phone).toHaveURL(/\/reviews$/)

  await own.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this K-Drama review?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(own).toBeVisible()
  await own.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('K-Drama review deleted successfully!')).toBeVisible()
  await expect(own).toHaveCount(0)
  await phone.reload()
  await expect(publicCard).toHaveCount(0)
})

test('a review shows its writer’s rating, and a visitor finds it helpful, once signed up', async ({
  page,
  phone,
}) => {
  const { username } = (await joins(page)).user
  await page.goto('/drama/3')
  const words = `It rains, and ${username} is fine.`
  await writeReview(page, { title: 'Unrated', content: 'Without stars.', isPublic: true })
  const reviews = page.getByRole('region', { name: 'Reviews', exact: true })
  await reviews.getByRole('button', { name: /Write a review|Be the first/ }).click()
  const form = page.getByRole('dialog', { name: 'Create New K-Drama Review' })
  await form.getByLabel('My Review Content').fill(words)
  await form.getByText('Visible in Community').click()
  await form.getByRole('radio', { name: '5 stars', exact: true }).click()
  await axe(page)
  await form.getByRole('button', { name: 'Create Review' }).click()
  const own = reviews.getByRole('article').filter({ hasText: words })
  await expect(own.getByText('5 stars')).toBeAttached()
  await expect(own.getByRole('button', { name: 'Helpful' })).toHaveCount(0)
  await expect(stars(page, '5 stars')).toBeChecked()

  await phone.goto('/reviews')
  const card = phone.getByRole('article').filter({ hasText: words })
  await expect(card).toBeVisible()
  const release = await slowScripts(phone)
  await phone.goto('/reviews?sort=highest')
  await expect(phone.getByRole('article').first()).toContainText('5 stars')
  const helpful = card.getByRole('button', { name: 'Helpful' })
  await helpful.click()
  await expect(helpful).toHaveAttribute('aria-busy', 'true')
  release()
  await phone.getByRole('button', { name: 'Join in' }).click()
  const dialog = phone.getByRole('dialog')
  await expect(dialog.getByText('Sign in, and the review is marked as helpful.')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Sign Up' }).click()
  await dialog.getByLabel('Email').fill(newEmail())
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign Up' }).click()
  await expect(card.getByText('1 found this helpful')).toBeVisible()
  await phone.reload()
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await axe(phone)

  await phone.getByRole('link', { name: 'Most helpful' }).click()
  await expect(phone).toHaveURL('/reviews?sort=helpful')
  await expect(phone.getByRole('article').first()).toContainText(words)
  await helpful.click()
  await expect(card.getByText('found this helpful')).toHaveCount(0)
})

test('on a phone the reviews do not move when the session is known', async ({ page, phone }) => {
  await joins(page)
  await page.goto('/')
  const title = `A still page ${Date.now()}`
  await writeReview(page, { title, content: 'Nothing moves.', isPublic: true })
  const top = async () => (await reviewCard(phone, title).boundingBox())!.y
  await phone.goto('/reviews')
  const forVisitors = await top()
  await joins(phone)
  await phone.reload()
  await expect(phone.getByRole('link', { name: 'Write a Review' })).toBeVisible()
  expect(await top()).toBe(forVisitors)
})

test('the reviews, one of them opened, and the profile with both sections are accessible', async ({
  page,
  phone,
}) => {
  await joins(page)
  await page.goto('/')
  const title = `Ein sehr langes Wort ${'x'.repeat(120)}`
  await writeReview(page, { title, content: `${'y'.repeat(500)}\n`.repeat(30), isPublic: true })
  await page.goto('/drama/1')
  await addButton(page).click()
  await expect(inButton(page)).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('region', { name: 'My Watchlist' }).getByRole('article')).toBeVisible()
  await axe(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await axe(page, COLOR_RULES)
  await page.setViewportSize({ width: 320, height: 640 })
  await noSidewaysScroll(page)

  await phone.goto('/reviews')
  await axe(phone)
  await noSidewaysScroll(phone)
  await phone.getByRole('link', { name: title }).click()
  await expect(phone.getByRole('dialog')).toBeVisible()
  await axe(phone)
  await phone.setViewportSize({ width: 320, height: 640 })
  await noSidewaysScroll(phone)
})
