// A reader reports what the comfort guide lacks, and an admin accepts it with one press.
import { expect } from '@playwright/test'
import { call, JIWOO, test, tokenOf } from './admin-tour.ts'
import { axe } from './for-everyone.ts'
import { signedIn } from './members.ts'

test('a reader’s correction stands on the page at once, and leaves the drama out once an admin has accepted it', async ({
  page,
  browser,
  site,
}) => {
  const token = await tokenOf(site, JIWOO)
  const { id } = await call<{ id: number }>(site, token, 'POST /api/admin/dramas', {
    ...{ title: 'Quiet Harbor', description: 'A harbor.', genre: 'Drama' },
    ...{ contentNotFound: ['war'], comfortSource: 'Compiled from recaps' },
  })
  const harbor = page.getByRole('heading', { name: 'Quiet Harbor' })
  await page.goto('/k-drama?avoid=war&search=harbor')
  await expect(harbor).toBeVisible()

  await page.goto(`/drama/${id}`)
  await page.getByText('Sources and corrections').click()
  await page.getByRole('link', { name: 'Something missing?' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Please choose a topic')).toBeVisible()
  await page.getByLabel('What is missing?').selectOption('war')
  await page.getByLabel('Where? (optional)').fill('Episode 3')
  await axe(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('This page now shows your report')).toBeVisible()
  await page.goto('/k-drama?avoid=war&search=harbor')
  await expect(harbor).toBeVisible()

  const admin = await signedIn(browser, site.url, token)
  await admin.goto('/admin')
  await admin.getByRole('link', { name: '1 correction' }).click()
  const report = admin.getByRole('article', { name: 'War: Quiet Harbor' })
  await expect(report.getByText('Episode 3')).toBeVisible()
  await report.getByRole('button', { name: 'Accept and add' }).click()
  await expect(admin.getByText('War was added to the drama.')).toBeVisible()
  await expect(admin.getByText('No open reports.')).toBeVisible()
  await admin.context().close()

  await page.goto(`/drama/${id}`)
  await page.getByText(/to know first$/).click()
  await page.getByText('Episodes and sources (spoilers)').click()
  await expect(page.getByText(/Added by a reader, \d+ \w+ \d{4}/)).toBeVisible()
  await page.goto('/k-drama?avoid=war&search=harbor')
  await expect(harbor).toHaveCount(0)
})
