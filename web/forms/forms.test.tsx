// The three forms: what they need, what they send and say, and what becomes of the text.
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '#tests/fake-server.ts'
import { fill, freshPage, notice } from '#tests/fresh-page.tsx'
import { find, press, settle } from '#tests/render.tsx'

afterEach(() => void vi.useRealTimers())

const PAGES = {
  feedback: () => import('./feedback-page.tsx'),
  contact: () => import('./contact-page.tsx'),
  experiential: () => import('./experiential-page.tsx'),
}
const SEND = { feedback: 'Send feedback', contact: 'Send message', experiential: 'Submit application' }

async function page(name: keyof typeof PAGES, answer: Parameters<typeof fakeServer>[0][string] = {}) {
  const call = name === 'experiential' ? 'experiential-learning-form' : `${name}-form`
  const requests = fakeServer({ [`POST /api/${call}`]: answer })
  await freshPage(async () => {
    const { default: Page } = await PAGES[name]()
    return <Page />
  })
  return {
    sent: () => requests.filter((one) => one.call === `POST /api/${call}`).map(({ body }) => body),
    async send(fields: Record<string, string> = {}) {
      for (const [field, text] of Object.entries(fields)) await fill(field, text)
      await press(find('button', SEND[name]))
      await settle()
    },
  }
}
const banner = () => document.querySelector('form .banner')?.textContent ?? null
const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)!

const MINJI = { name: 'Min-ji', email: 'minji@example.com' }
const MESSAGE = { ...MINJI, subject: 'Hello', message: 'A long one' }

test('feedback needs name and email; blanks are written out, and the form is empty afterwards', async () => {
  const { send, sent } = await page('feedback', { status: 201 })
  await send({ hometown: 'Busan' })
  expect(banner()).toBe('Please fill in your name and email address')
  expect(document.activeElement).toBe(field('name'))
  expect(sent()).toEqual([])
  await fill('name', MINJI.name)
  expect(banner()).toBe('Please fill in your name and email address')
  await send(MINJI)
  expect(sent()).toEqual([
    {
      ...MINJI,
      subject: 'K-Drama Feedback',
      message:
        'Favorite K-Drama: Not specified\nFavorite K-Star: Not specified\nHometown: Busan\nDream Destination: Not specified\nAdditional Feedback: None provided',
    },
  ])
  expect(banner()).toBe('✓ Thank you for your feedback! Your responses have been sent.')
  expect(field('hometown').value).toBe('')
})

test('feedback that could not be sent stays, and the banner says why', async () => {
  const { send } = await page('feedback', { status: 503, body: { message: 'Closed for a moment' } })
  await send({ ...MINJI, hometown: 'Busan' })
  expect(banner()).toBe('Failed to send feedback: 503: Closed for a moment')
  expect(field('hometown').value).toBe('Busan')
})

test('a message needs every field and an address that looks like one; each fault goes when it is mended', async () => {
  const { send, sent } = await page('contact', { status: 201 })
  await send({ email: 'minji@' })
  expect(banner()).toBe('Please fill in all required fields')
  for (const name of ['name', 'subject', 'message'] as const) await fill(name, MESSAGE[name])
  expect(banner()).toBeNull()
  expect(document.querySelector('form')!.textContent).toContain('Please enter a valid email address')
  await send()
  expect(document.activeElement).toBe(field('email'))
  expect(sent()).toEqual([])
  await send({ email: MINJI.email })
  expect(sent()).toEqual([MESSAGE])
  expect(field('message').value).toBe('')
})

test('that a message was sent is said for four seconds', async () => {
  await page('contact', { status: 201 })
  for (const [name, text] of Object.entries(MESSAGE)) await fill(name, text)
  vi.useFakeTimers()
  await press(find('button', 'Send message'))
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(100)
  expect(banner()).toBe('✓ Your message has been sent successfully!')
  await pass(3_800)
  expect(banner()).not.toBeNull()
  await pass(200)
  expect(banner()).toBeNull()
})

test.each([
  ['Closed for a moment', 'Closed for a moment'],
  ['', 'Failed to send message'],
])('a message that failed with %j says "%s", and stays after a reload', async (message, words) => {
  const failed = { status: 503, body: { message } }
  await (await page('contact', failed)).send(MESSAGE)
  expect(banner()).toBe(words)
  document.body.replaceChildren()
  await page('contact', failed)
  expect(field('message').value).toBe('A long one')
})

test('an application says what is missing, and sends blanks as the team reads them', async () => {
  const { send, sent } = await page('experiential', { status: 201 })
  await send({ firstName: 'Min-ji' })
  expect(notice()).toBe(
    'Missing InformationPlease fill in all required fields (First Name, Last Name, Email)',
  )
  await send({ lastName: 'Han', email: MINJI.email, interests: ' ' })
  expect(sent()).toEqual([
    {
      ...{ name: 'Min-ji Han', email: MINJI.email, phone: 'Not provided', age: 'Not specified' },
      ...{ currentLevel: 'Not specified', interests: 'Not specified', expectations: 'Not provided' },
    },
  ])
  expect(notice()).toBe(
    "Application Submitted!Thank you for your interest! We'll contact you soon with more details.",
  )
  expect(field('firstName').value).toBe('')
})

test('an application that could not be sent says so, and stays', async () => {
  const { send } = await page('experiential', { status: 500, body: { message: '' } })
  await send({ firstName: 'Min-ji', lastName: 'Han', email: MINJI.email })
  expect(notice()).toBe('ErrorFailed to submit application')
  expect(field('firstName').value).toBe('Min-ji')
})
