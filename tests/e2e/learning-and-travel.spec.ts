// The week's lines, the filming places, and the three forms, as a visitor uses them.
import { expect, test } from './site.ts'

test('a day of this week shows its line; another day does not; Choose Another Date puts it away', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-18T10:00:00') })
  await page.goto('/korean-learners')
  await page.getByRole('button', { name: "Today's Quote" }).click()
  const quote = page.getByRole('region', { name: 'Quote of the day' })
  await expect(quote.getByText('Wednesday, November 18')).toBeVisible()
  await expect(quote.locator('[lang=ko]').first()).toHaveText(/\p{Script=Hangul}/u)
  await quote.getByRole('button', { name: 'Choose Another Date' }).click()
  await expect(quote).toBeHidden()
  await page.getByRole('button', { name: /^Saturday, November 21, 2026$/ }).click()
  await expect(page.getByRole('region', { name: 'Quote of the day' })).toBeVisible()
  await expect(page.getByRole('button', { name: /November 22, 2026: no quote/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('the calendar is walked by keyboard', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-18T10:00:00') })
  await page.goto('/korean-learners')
  await page.getByRole('button', { name: /November 18, 2026 \(Today\)/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: /^Tuesday, November 17/ })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saturday, November 21', { exact: true })).toBeVisible()
})

test('a place of the tour has its own address; without one, one is asked to choose', async ({ page }) => {
  await page.goto('/virtual-tour')
  await expect(page.getByText('Select a Location')).toBeVisible()
  const first = page.getByRole('navigation', { name: 'Locations' }).getByRole('link').first()
  await first.click()
  await expect(page).toHaveURL(/place=\d+/)
  await expect(page.getByRole('heading', { name: 'Fun Facts' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Famous Scenes' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Select a Location')).toBeVisible()
})

test('feedback needs name and email, keeps what was typed, and is emptied once it was sent', async ({
  page,
}) => {
  await page.goto('/feedback')
  await page.getByLabel('Hometown').fill('Busan')
  await page.getByRole('button', { name: 'Send Feedback' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please fill in your name and email address' }),
  ).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill('Min-ji')
  await page.getByLabel('Email').fill('minji@example.com')
  const sent = page.waitForRequest('**/api/feedback-form')
  await page.getByRole('button', { name: 'Send Feedback' }).click()
  expect((await sent).postDataJSON()).toEqual({
    name: 'Min-ji',
    email: 'minji@example.com',
    subject: 'K-Drama Feedback',
    message:
      'Favorite K-Drama: Not specified\nFavorite K-Star: Not specified\nHometown: Busan\nDream Destination: Not specified\nAdditional Feedback: None provided',
  })
  await expect(page.getByText('✓ Thank you for your feedback! Your responses have been sent.')).toBeVisible()
  await expect(page.getByLabel('Hometown')).toHaveValue('')
})

test('a contact message that fails stays in the form, also over a reload', async ({ page, noise }) => {
  noise.expect(/status of 503/)
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
  for (const [label, text] of [
    ['Name', 'Min-ji'],
    ['Email', 'minji@example.com'],
    ['Subject', 'Hello'],
    ['Message', 'A long one'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.route('**/api/contact-form', (route) =>
    route.fulfill({ status: 503, json: { message: 'Closed for a moment' } }),
  )
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Closed for a moment')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('A long one')
  await page.unroute('**/api/contact-form')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('✓ Your message has been sent successfully!')).toBeVisible()
})

test('an application says what is missing, and sends blanks as the team reads them', async ({ page }) => {
  await page.goto('/experiential-learning')
  await page.getByLabel('First Name').fill('Min-ji')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText('Missing Information')).toBeVisible()
  await page.getByLabel('Last Name').fill('Han')
  await page.getByLabel('Email').fill('minji@example.com')
  await page.getByLabel('Age Range').selectOption('26-35')
  const sent = page.waitForRequest('**/api/experiential-learning-form')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Min-ji Han',
    phone: 'Not provided',
    age: '26-35',
    currentLevel: 'Not specified',
    interests: 'Not specified',
    expectations: 'Not provided',
  })
  await expect(page.getByText('Application Submitted!')).toBeVisible()
})
