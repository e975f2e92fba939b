// Dialogs: focus and closing.
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { dispatch, find, press, render } from '#tests/render.tsx'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './field.tsx'
import { SearchBox } from './search-box.tsx'

function SignIn({ mayClose }: { mayClose?: () => boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign In</Button>
      <Dialog open={open} title="Join Shimpyo" onClose={() => setOpen(false)} {...(mayClose && { mayClose })}>
        <TextField label="Email" />
      </Dialog>
    </>
  )
}

const pressEsc = () => dispatch(find('dialog'), new Event('cancel', { cancelable: true }))
const dialogs = () => document.querySelectorAll('dialog[open]').length

async function opened(props: { mayClose?: () => boolean } = {}) {
  await render(<SignIn {...props} />)
  const opener = find('button', 'Sign In')
  opener.focus()
  await press(opener)
  return opener
}

test('an opened dialog is named by its title and focuses its first field', async () => {
  await opened()
  const title = document.getElementById(find('dialog').getAttribute('aria-labelledby')!)
  expect(title?.textContent).toBe('Join Shimpyo')
  expect(document.activeElement).toBe(find('textbox', 'Email'))
})

test('with several dialogs open, only the top one is exposed to role queries', async () => {
  await render(<p>The page</p>)
  const page = document.body.firstElementChild!
  const hidden = () =>
    [page, ...document.querySelectorAll('dialog')].map((part) => part.getAttribute('aria-hidden'))
  const Post = ({ open }: { open: boolean }) => (
    <Dialog open={open} title="A post" onClose={() => {}}>
      A calm evening.
    </Dialog>
  )
  const { rerender } = await render(<Post open />)
  expect(hidden()).toEqual(['true', null])
  expect(find('dialog').getAttribute('role')).toBe('dialog')
  const draw = (open: boolean, isConfirming: boolean) =>
    rerender(
      <>
        <Post open={open} />
        <ConfirmDialog open={isConfirming} title="Delete" onConfirm={() => {}} onCancel={() => {}}>
          Sure?
        </ConfirmDialog>
      </>,
    )
  await draw(true, true)
  expect(hidden()).toEqual(['true', 'true', null])
  expect(find('alertdialog').getAttribute('role')).toBe('alertdialog')
  await draw(false, true)
  expect(hidden()).toEqual(['true', null])
  await draw(false, false)
  expect(hidden()).toEqual([null])
})

test('Esc closes the dialog, and the focus returns to the button that opened it', async () => {
  const opener = await opened()
  await pressEsc()
  expect(dialogs()).toBe(0)
  expect(document.activeElement).toBe(opener)
})

test('Esc in a search field closes the dialog once there is nothing to clear', async () => {
  const onClose = vi.fn()
  await render(
    <Dialog open title="Uploads" onClose={onClose}>
      <SearchBox label="Search pictures" value="" onChange={() => {}} onSearch={() => {}} />
    </Dialog>,
  )
  const field = document.querySelector('input')!
  const esc = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  field.value = 'harbor'
  await dispatch(field, esc())
  expect(onClose).not.toHaveBeenCalled()
  field.value = ''
  const second = esc()
  await dispatch(field, second)
  expect(onClose).toHaveBeenCalledOnce()
  expect(second.defaultPrevented, 'the browser would close it once more').toBe(true)
})

test('the cross and a press outside close it; a press that began inside does not', async () => {
  const opener = await opened()
  const dialog = find('dialog')
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 200))
  const at = (type: string, x: number) =>
    dispatch(dialog, new MouseEvent(type, { clientX: x, clientY: 150, bubbles: true }))
  await at('pointerdown', 150)
  await at('click', 20)
  expect(dialogs()).toBe(1)
  await at('pointerdown', 20)
  await at('click', 20)
  expect(dialogs()).toBe(0)

  await press(opener)
  await press(find('button', 'Close'))
  expect(dialogs()).toBe(0)
})

test('it stays open while text would be lost', async () => {
  let unsaved = true
  await opened({ mayClose: () => !unsaved })
  await pressEsc()
  await press(find('button', 'Close'))
  expect(dialogs()).toBe(1)
  unsaved = false
  await pressEsc()
  expect(dialogs()).toBe(0)
})

test('a confirmation shows its exact question and focuses Cancel', async () => {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  await render(
    <ConfirmDialog open title="Delete this review?" onConfirm={onConfirm} onCancel={onCancel}>
      Are you sure you want to delete this K-Drama review?
    </ConfirmDialog>,
  )
  const question = find('alertdialog')
  expect(document.getElementById(question.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Are you sure you want to delete this K-Drama review?',
  )
  expect(document.activeElement).toBe(find('button', 'Cancel'))
  await press(find('button', 'Delete'))
  expect(onConfirm).toHaveBeenCalledOnce()
  await press(find('button', 'Cancel'))
  expect(onCancel).toHaveBeenCalledOnce()
})

test('a running confirmation cannot be closed or confirmed twice', async () => {
  const onCancel = vi.fn()
  await render(
    <ConfirmDialog open pending title="Delete?" onConfirm={() => {}} onCancel={onCancel}>
      Sure?
    </ConfirmDialog>,
  )
  expect(find('button', 'Delete')).toHaveProperty('disabled', true)
  await dispatch(find('alertdialog'), new Event('cancel', { cancelable: true }))
  expect(onCancel).not.toHaveBeenCalled()
})
