// The toast: one at a time, five seconds, always reachable.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dispatch, during, find, press, render, wait } from '#tests/render.tsx'
import { Dialog } from './dialog.tsx'
import { dismissStayingToast, dismissToast, toast } from './toast.ts'
import { ToastSlot } from './toast-slot.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  await during(dismissToast)
  vi.useRealTimers()
})

const shown = () => [...document.querySelectorAll('.toast')]
const say = (notice: Parameters<typeof toast>[0]) => during(() => toast(notice))

test('a newer toast replaces the older one and disappears five seconds later', async () => {
  await render(<ToastSlot />)
  await say({ title: 'Added to Watchlist' })
  await wait(4000)
  await say({ title: 'Removed from Watchlist' })
  expect(shown().map((notice) => notice.querySelector('b')?.textContent)).toEqual(['Removed from Watchlist'])
  await wait(4999)
  expect(shown()).toHaveLength(1)
  await wait(1)
  expect(shown()).toHaveLength(0)
})

test('a failure is an alert, anything else a status', async () => {
  await render(<ToastSlot />)
  await say({ title: 'Login failed', description: 'Please check your credentials', variant: 'destructive' })
  expect(find('alert').textContent).toContain('Please check your credentials')
  await say({ title: 'Added to Watchlist' })
  expect(find('alert').textContent).toBe('')
  expect(find('status').textContent).toContain('Added to Watchlist')
})

test('the tick is for success; an empty result has another icon', async () => {
  await render(<ToastSlot />)
  const mark = () => shown()[0]!.querySelector('use')!.getAttribute('href')
  await say({ title: 'Added to Watchlist' })
  expect(mark()).toContain('circle-check')
  await say({ title: 'No dramas found', variant: 'info' })
  expect(mark()).toMatch(/#info$/)
  expect(find('status').textContent).toContain('No dramas found')
  await say({ title: 'Login failed', variant: 'destructive' })
  expect(mark()).toContain('circle-alert')
})

test('it waits while the pointer or the focus is on it', async () => {
  await render(<ToastSlot />)
  await say({ title: 'Deleted', action: { label: 'Undo', onClick: () => {} } })
  await wait(3000)
  await dispatch(shown()[0]!, new Event('pointermove'))
  await wait(60_000)
  await dispatch(shown()[0]!, new Event('pointerleave'))
  find('button', 'Undo').focus()
  await wait(60_000)
  expect(shown()).toHaveLength(1)
  find('button', 'Undo').blur()
  await wait(2000)
  expect(shown()).toHaveLength(0)
})

test('a pointer that rests where it appears does not pause it', async () => {
  await render(<ToastSlot />)
  await say({ title: 'Error', description: 'Failed to create post', variant: 'destructive' })
  await dispatch(shown()[0]!, new Event('pointerenter'))
  await wait(5000)
  expect(shown()).toHaveLength(0)
})

test('one that waits for an answer stays until it is dismissed, or another page is opened', async () => {
  await render(<ToastSlot />)
  await say({ title: 'Sign In Required', stays: true })
  await dispatch(shown()[0]!, new Event('pointermove'))
  await dispatch(shown()[0]!, new Event('pointerleave'))
  await wait(600_000)
  expect(shown()).toHaveLength(1)
  await during(dismissStayingToast)
  expect(shown()).toHaveLength(0)
  await say({ title: 'Added to Watchlist' })
  await during(dismissStayingToast)
  expect(shown()).toHaveLength(1)
})

test('its action runs once and closes the toast', async () => {
  const undo = vi.fn()
  await render(<ToastSlot />)
  await say({ title: 'Deleted', action: { label: 'Undo', onClick: undo } })
  await press(find('button', 'Undo'))
  expect(undo).toHaveBeenCalledOnce()
  expect(shown()).toHaveLength(0)
})

test('while a dialog is open the toast is inside it, afterwards in the page', async () => {
  const page = (open: boolean) => (
    <>
      <ToastSlot />
      <Dialog open={open} title="Join Shimpyo" onClose={() => {}}>
        text
      </Dialog>
    </>
  )
  const { rerender } = await render(page(true))
  await say({ title: 'Login failed', variant: 'destructive' })
  expect(shown()).toHaveLength(1)
  expect(shown()[0]!.closest('dialog')).not.toBeNull()
  await rerender(page(false))
  expect(shown()).toHaveLength(1)
  expect(shown()[0]!.closest('dialog')).toBeNull()
})
