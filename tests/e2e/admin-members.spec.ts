// The members tab: members are found and managed, messages answered, mails sent again, reports decided.
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type ServedSite, serveSite } from '../../scripts/served-site.ts'
import { MailServer } from '../mail-server.ts'
import { axe, noSidewaysScroll } from './for-everyone.ts'
import { seededData } from './seeded.ts'
import { expect, test } from './site.ts'

const ADMIN = { email: 'haneul@example.com', password: 'the last ferry to Jeju' }
const PASSWORD = 'a rainy ferry to Jeju'

/** Refuses every mail until told otherwise. */
const mails = new MailServer()
let own: ServedSite

test.beforeAll(async () => {
  mails.reply = () => 'never'
  await mails.start()
  own = await serveSite(
    {
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SMTP_URL: mails.url,
      MAIL_FROM: 'site@example.com',
      MAIL_TO: 'us@example.com',
    },
    seededData(),
  )
})
test.afterAll(async () => {
  await own.stop()
  await mails.stop()
})

interface Person {
  page: Page
  context: BrowserContext
  username: string
  email: string
}

async function enters(browser: Browser, call: string, data: object, options = {}): Promise<Person> {
  const context = await browser.newContext({ baseURL: own.url, locale: 'en-US', ...options })
  const answer = await context.request.post(call, { data })
  const { token, user } = await answer.json()
  const page = await context.newPage()
  await page.goto('/logos')
  await page.evaluate((token) => localStorage.setItem('auth_token', token), token)
  return { page, context, username: user.username, email: user.email }
}
const anAdmin = (browser: Browser, options = {}) =>
  enters(browser, '/api/auth/login', { identifier: ADMIN.email, password: ADMIN.password }, options)
const joins = (browser: Browser, name: string) =>
  enters(browser, '/api/auth/register', { email: `${name}@example.com`, password: PASSWORD })

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const open = (page: Page, section = '') => page.goto(`/admin?tab=users${section && `&section=${section}`}`)
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Members sections' }).getByRole('link', { name })

test('an admin finds a member, makes them an admin and revokes it; the last admin stays', async ({
  browser,
}) => {
  const minji = await joins(browser, 'minji')
  const { page } = await anAdmin(browser)
  await open(page)
  const counters = page.locator('dl').first()
  for (const label of ['Total Members', 'Active This Month', 'New This Month']) {
    await expect(counters).toContainText(label)
    await expect(page.getByText(label)).toHaveCount(1)
  }
  const headings = page.getByRole('region', { name: 'Members table' }).getByRole('columnheader')
  await expect(headings).toHaveText([
    'ID',
    'Username',
    'Email',
    'Location/Country',
    'Last Login',
    'Joined Date',
    'Role',
  ])

  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('MINJI@')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=users&q=MINJI/)
  await expect(rowOf(page, 'haneul')).toHaveCount(0)
  await expect(rowOf(page, 'minji')).toContainText('Local network')
  await page.reload()
  await expect(rowOf(page, 'haneul')).toHaveCount(0)

  await page.getByRole('button', { name: 'Manage minji' }).click()
  await page.getByRole('button', { name: 'Make admin' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to make minji an admin?')
  await question.getByRole('button', { name: 'Make admin' }).click()
  await expect(page.getByText('minji is now an admin.')).toBeVisible()
  await expect(rowOf(page, 'minji').getByText('Admin', { exact: true })).toBeVisible()
  await minji.page.goto('/admin?tab=users')
  await expect(rowOf(minji.page, 'haneul')).toBeVisible()

  await page.getByRole('button', { name: 'Manage minji' }).click()
  await page.getByRole('button', { name: 'Remove admin role' }).click()
  await question.getByRole('button', { name: 'Remove admin role' }).click()
  await expect(rowOf(page, 'minji').getByText('Member', { exact: true })).toBeVisible()
  await minji.page.reload()
  await expect(minji.page).toHaveURL(`${own.url}/`)

  await open(page)
  await page.getByRole('button', { name: 'Manage haneul' }).click()
  await page.getByRole('button', { name: 'Remove admin role' }).click()
  await question.getByRole('button', { name: 'Remove admin role' }).click()
  await expect(page.getByText('This is the only admin.')).toBeVisible()
  await expect(question).toBeHidden()
  await page.keyboard.press('Escape')
  await section(page, 'Log').click()
  await expect(rowOf(page, 'made admin')).toContainText('minji')
})

test('a suspended member is signed out at once, returns with a reset link, and keeps their texts', async ({
  browser,
}) => {
  const jiho = await joins(browser, 'jiho')
  const { page } = await anAdmin(browser)
  await open(page)
  await page.getByRole('button', { name: 'Manage jiho' }).click()
  await page.getByLabel('Reason').fill('Three warnings.')
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(page.getByText('jiho is suspended.')).toBeVisible()
  await expect(rowOf(page, 'jiho').getByText('Suspended')).toBeVisible()
  await jiho.page.goto('/')
  await expect(jiho.page.getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible()
  const refused = await jiho.context.request.post('/api/auth/login', {
    data: { identifier: jiho.email, password: PASSWORD },
  })
  expect(refused.status()).toBe(403)

  await page.getByRole('button', { name: 'Manage jiho' }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('jiho can sign in again.')).toBeVisible()
  await page.getByRole('button', { name: 'Manage jiho' }).click()
  await page.getByRole('button', { name: 'Create reset link' }).click()
  const link = await page.getByLabel('Reset link').inputValue()
  expect(link).toContain('/?auth=reset#')
  await axe(page)

  await jiho.page.goto(link)
  const dialog = jiho.page.getByRole('dialog')
  const fields = dialog.locator('input[type=password]')
  await expect(fields).toHaveCount(2)
  for (const field of await fields.all()) await field.fill('tea at midnight by the sea')
  await dialog.getByRole('button', { name: 'Change Password' }).click()
  await expect(jiho.page.getByText('Password changed successfully!')).toBeVisible()
  const again = await jiho.context.request.post('/api/auth/login', {
    data: { identifier: jiho.email, password: 'tea at midnight by the sea' },
  })
  expect(again.status()).toBe(200)
})

test('a message is found, read, marked done and exported; its mail failed, and is sent again', async ({
  browser,
}) => {
  const visitor = await (await browser.newContext({ baseURL: own.url })).newPage()
  await visitor.goto('/contact')
  await visitor.getByLabel('Name').fill('Sora')
  await visitor.getByLabel('Email').fill('sora@example.com')
  await visitor.getByLabel('Subject').fill('The harbour')
  await visitor.getByRole('textbox', { name: 'Message' }).fill('=1+1 Where was it filmed? 느꼈어요')
  await visitor.getByRole('button', { name: /Send/ }).click()
  await expect(visitor.getByText('✓ Your message has been sent successfully!')).toBeVisible()

  const { page } = await anAdmin(browser)
  await open(page, 'inbox')
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('filmed')
  await expect(page).toHaveURL(/section=inbox&q=filmed/)
  const row = rowOf(page, 'The harbour')
  await expect(row).toContainText('Open')
  await row.getByRole('button', { name: 'The harbour' }).click()
  const message = page.getByRole('dialog', { name: 'The harbour' })
  await expect(message).toContainText('=1+1 Where was it filmed? 느꼈어요')
  await axe(page)
  await message.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText('The message is done.')).toBeVisible()
  await expect(row.getByText('Done')).toBeVisible()
  await page.getByLabel('Status').selectOption({ label: 'Open' })
  await expect(page.getByText('No matching messages.')).toBeVisible()
  await page.goBack()
  await expect(row).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^shimpyo-inbox-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain("'=1+1 Where was it filmed? 느꼈어요")

  await section(page, 'Emails').click()
  const mail = rowOf(page, '[contact] The harbour')
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(mail.getByText('Failed', { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(mail).toContainText('no such mailbox')
  await axe(page)
  mails.reply = () => 'accept'
  await mail.getByRole('button', { name: 'Send again to us@example.com' }).click()
  await expect(page.getByText('Sending the email again.')).toBeVisible()
  await expect.poll(() => mails.arrived.length).toBe(1)
  expect(mails.arrived[0]).toContain('Reply-To: sora@example.com')
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(mail.getByText('Sent', { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('a comment and a review are reported, hidden for the reporter, and decided; the author reads why', async ({
  browser,
}) => {
  const author = await joins(browser, 'yuna')
  const reader = await joins(browser, 'amara')
  const origin = { origin: own.url }
  const words = '이 장면은 정말 따뜻했어요. 뷁'
  const comment = { author: 'Somebody', content: `Rude. ${words}` }
  await author.context.request.post('/api/news/1/comments', { data: comment, headers: origin })
  const review = { title: 'Signal', content: `A rude review. ${words}`, isPublic: true }
  await author.context.request.post('/api/kdrama-notes', { data: review, headers: origin })

  const { page } = reader
  await page.goto('/k-star?article=1')
  const reported = page.getByRole('article').filter({ hasText: 'Rude.' })
  await expect(reported).toContainText(words)
  // No character stays blank on a machine without a Korean font.
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some((face) => /Shimpyo Korean/.test(face.family) && face.status === 'loaded'),
      ),
    )
    .toBe(true)
  await reported.getByRole('button', { name: 'Report' }).click()
  const form = page.getByRole('dialog', { name: 'Report this comment' })
  await form.getByText('Unkind', { exact: true }).click()
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText("We'll look at it. It is now hidden for you.")).toBeVisible()
  await expect(reported).toHaveCount(0)

  await page.goto('/reviews')
  await page.getByRole('link', { name: 'Signal' }).click()
  const opened = page.getByRole('dialog', { name: 'Signal' })
  await opened.getByRole('button', { name: 'Report' }).click()
  const second = page.getByRole('dialog', { name: 'Report this review' })
  await axe(page)
  await second.getByText('Something else', { exact: true }).click()
  await second.getByLabel('Anything we should know? (optional)').fill('It is about my mother.')
  await second.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Signal' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Signal' })).toHaveCount(0)
  await author.page.goto('/reviews')
  await author.page.getByRole('link', { name: 'Signal' }).click()
  const theirs = author.page.getByRole('dialog', { name: 'Signal' })
  await expect(theirs).toContainText('A rude review.')
  await expect(theirs.getByRole('button', { name: 'Report' })).toHaveCount(0)
  const visitor = await (await browser.newContext({ baseURL: own.url })).newPage()
  await visitor.goto('/reviews')
  await visitor.getByRole('link', { name: 'Signal' }).click()
  await visitor.getByRole('dialog', { name: 'Signal' }).getByRole('button', { name: 'Report' }).click()
  await expect(visitor.getByText('Please sign up or log in to report')).toBeVisible()

  const admin = (await anAdmin(browser)).page
  await open(admin, 'reports')
  await expect(section(admin, 'Reports')).toContainText('2')
  const onReview = admin.getByRole('article').filter({ hasText: 'A rude review.' })
  await expect(onReview).toContainText('It is about my mother.')
  await expect(onReview).toContainText('amara')
  await axe(admin)
  await onReview.getByLabel('Message to the author').fill('Please be kind.')
  await onReview.getByRole('button', { name: 'Remove' }).click()
  const question = admin.getByRole('alertdialog')
  await expect(question).toContainText('It disappears from the site. This action cannot be undone.')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(admin.getByText('Removed.')).toBeVisible()
  await expect(onReview).toHaveCount(0)
  const onComment = admin.getByRole('article').filter({ hasText: 'Rude.' })
  await onComment.getByRole('button', { name: 'Keep' }).click()
  await expect(admin.getByText('No open reports.')).toBeVisible()
  await admin.getByLabel('Show').selectOption({ label: 'Decided' })
  await expect(admin.getByRole('article')).toHaveCount(2)

  await visitor.goto('/reviews')
  await expect(visitor.getByRole('link', { name: 'Signal' })).toHaveCount(0)
  await author.page.goto('/community')
  await author.page.getByRole('button', { name: '1 new for you' }).click()
  // What people typed stands between marks that isolate its direction.
  await expect(author.page.getByText(/removed your review “.Signal.”: .Please be kind\./)).toBeVisible()
})

test('every part of the tab is accessible and fits a phone', { tag: '@deep' }, async ({ browser }) => {
  const desk = await anAdmin(browser)
  const hand = await anAdmin(browser, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  for (const part of ['', 'inbox', 'mail', 'reports', 'log']) {
    for (const { page } of [desk, hand]) {
      await open(page, part)
      await expect(page.getByText('Total Members')).toBeVisible()
      await expect(page.locator('[aria-label^=Loading]:visible')).toHaveCount(0)
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await desk.page.emulateMedia({ colorScheme })
      await axe(desk.page)
    }
    for (const width of [390, 320]) {
      await hand.page.setViewportSize({ width, height: 844 })
      await noSidewaysScroll(hand.page)
      await expect(
        hand.page.locator('.scroll-x:not(:has(tbody tr))'),
        'there is something to see',
      ).toHaveCount(0)
      const hidden = await hand.page
        .locator('.scroll-x')
        .evaluateAll((boxes) =>
          boxes.map((box) => box.scrollWidth - box.clientWidth).filter((over) => over > 0),
        )
      expect(hidden, `no table has to be scrolled sideways at ${width} px`).toEqual([])
    }
  }
  await open(desk.page)
  await expect(desk.page.getByRole('columnheader', { name: 'Active members' })).toBeVisible()
  await axe(desk.page)
})
