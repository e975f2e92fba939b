// The three forms while the mail server is down and after it is back: every message arrives once.
import type { Page } from '@playwright/test'
import { freePort } from '../../scripts/free-port.ts'
import { type ServedSite, serveSite } from '../../scripts/served-site.ts'
import { MailServer } from '../mail-server.ts'
import { seededData } from './seeded.ts'
import { expect, test as onSite } from './site.ts'

interface MailedSite extends ServedSite {
  /** starts the mail server, which records every mail */
  mailServerIsBack: () => Promise<string[]>
}

const METRICS_TOKEN = 'a token for the metrics of this test'

const test = onSite.extend<object, { mailed: MailedSite }>({
  mailed: [
    async ({ browserName: _ }, use) => {
      const mails = new MailServer(await freePort())
      const settings = {
        SMTP_URL: mails.url,
        MAIL_FROM: 'site@example.com',
        MAIL_TO: 'us@example.com',
        MAIL_RETRY_SECONDS: '3',
        LOG_LEVEL: 'warn',
        METRICS_TOKEN,
      }
      const site = await serveSite(settings, seededData())
      const mailServerIsBack = async () => (await mails.start()).arrived
      await use({ ...site, mailServerIsBack })
      await mails.stop()
      await site.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: ({ mailed }, use) => use(mailed.url),
})

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}

test('three forms are sent while the mail server is down; when it is back, each mail arrives once', async ({
  page,
  mailed,
  noise,
}) => {
  test.setTimeout(240_000)
  noise.expect(/another host/)

  await page.goto('/feedback')
  await fill(page, {
    Name: 'Min-ji',
    Email: 'minji@example.com',
    'Favorite K-Drama': 'My Mister',
    Hometown: 'Busan',
  })
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(
    page.getByText('✓ Thank you for your feedback! Your responses have been sent.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByLabel('Hometown')).toHaveValue('')

  await page.goto('/contact')
  const contact = {
    Name: 'Min-ji',
    Email: 'minji@example.com',
    Subject: 'A question',
    Message: 'Where is it?',
  }
  const answers: number[] = []
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/api/contact-form')) answers.push((await answer.json()).id)
  })
  for (let time = 0; time < 2; time++) {
    await fill(page, contact)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('✓ Your message has been sent successfully!', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  }
  await expect.poll(() => answers.length).toBe(2)
  expect(answers[0], 'sent twice within a minute, it is one message').toBe(answers[1])

  await page.goto('/experiential-learning')
  await fill(page, { 'First Name': 'Min-ji', 'Last Name': 'Han', Email: 'minji@example.com' })
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByText('Application Submitted!', { exact: true })).toBeVisible()
  await expect(
    page.getByText("Thank you for your interest! We'll contact you soon with more details.", { exact: true }),
  ).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('')

  const failures = () => mailed.log().match(/a job failed/g)?.length ?? 0
  await expect.poll(failures, { timeout: 30_000 }).toBeGreaterThanOrEqual(3)
  const letters = await mailed.mailServerIsBack()
  await expect.poll(() => letters.length, { timeout: 60_000 }).toBe(3)
  const waiting = async () => {
    const answer = await page.request.get('/metrics', {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    })
    return /^outbox_mails_waiting(?:\{.*?\})? (\d+)$/m.exec(await answer.text())?.[1]
  }
  await expect.poll(waiting, 'none is left to be sent again').toBe('0')
  expect(letters).toHaveLength(3)
  const subjects = letters.map((letter) => /^Subject: (.*)$/m.exec(letter)?.[1]?.trim()).sort()
  expect(subjects).toEqual([
    '[contact] A question',
    '[experiential] Travel community application',
    '[feedback] K-Drama Feedback',
  ])
  for (const letter of letters) {
    expect(letter).toMatch(/^To: us@example\.com\r?$/m)
    expect(letter).toMatch(/^Reply-To: minji@example\.com\r?$/m)
  }
  const story = letters.find((letter) => letter.includes('[feedback]'))!.replaceAll('=\r\n', '')
  for (const line of [
    'Favorite K-Drama: My Mister',
    'Favorite K-Star: Not specified',
    'Hometown: Busan',
    'Dream Destination: Not specified',
    'Additional Feedback: None provided',
  ])
    expect(story).toContain(line)
})
