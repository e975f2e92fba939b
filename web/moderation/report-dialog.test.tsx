// The report form: errors, focus, and keeping the text after a failure.
import { expect, test } from 'vitest'
import { fakeServer } from '#tests/fake-server.ts'
import { fill } from '#tests/fresh-page.tsx'
import { find, press, render, settle } from '#tests/render.tsx'
import { ToastSlot } from '#web/ui/toast-slot.tsx'
import { ReportDialog } from './report-dialog.tsx'

const reasons = () => [...document.querySelectorAll<HTMLInputElement>('[name=reason]')]
const note = () => document.querySelector('textarea')!

async function reporting(status: number) {
  const requests = fakeServer({ 'POST /api/reports': { status, body: { message: '' } } })
  const reported = { area: 'post', itemId: 3, refresh: async () => {} } as const
  await render(
    <>
      <ReportDialog reported={reported} onClose={() => {}} />
      <ToastSlot />
    </>,
  )
  return requests
}

test('without a reason the focus moves to the reasons, and choosing one clears the error', async () => {
  const requests = await reporting(201)
  find('button', 'Cancel').focus()
  await press(find('button', 'Send report'))
  expect(document.activeElement).toBe(reasons()[0])
  expect(document.body.textContent).toContain('Please choose what is wrong.')
  await press(reasons()[1]!)
  expect(document.body.textContent).not.toContain('Please choose what is wrong.')
  expect(requests).toEqual([])
})

test('a report that could not be sent keeps its text', async () => {
  await reporting(500)
  await press(reasons()[1]!)
  await fill('note', 'It names my street.')
  await press(find('button', 'Send report'))
  await settle()
  expect(find('alert').textContent).toContain('Could not send the report. Please try again.')
  expect(note().value).toBe('It names my street.')
  expect(reasons()[1]!.checked).toBe(true)
})
