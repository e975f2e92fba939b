// Fields, buttons, banners and files.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dispatch, find, press, render, wait } from '#tests/render.tsx'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { DropZone } from './drop-zone.tsx'
import { TextField } from './field.tsx'
import { useFormErrors } from './form-errors.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Registration() {
  const { form, errors, refuse, clear } = useFormErrors<'email' | 'password'>()
  return (
    <form ref={form} noValidate>
      <TextField label="Name" hint="As you like to be called." />
      <TextField label="Email" error={errors.email ?? null} onChange={() => clear('email')} />
      <TextField label="Password" hint="At least 8 characters." error={errors.password ?? null} />
      <Button
        onClick={() => refuse({ email: 'Please enter a valid email address.', password: 'Too short.' })}
      >
        Save
      </Button>
    </form>
  )
}

const description = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

test('a refused form focuses its first field with an error, which replaces the hint', async () => {
  await render(<Registration />)
  const password = find('textbox', 'Password')
  expect(description(password)).toBe('At least 8 characters.')
  expect(password.getAttribute('aria-invalid')).toBeNull()
  await press(find('button', 'Save'))
  expect(document.activeElement).toBe(find('textbox', 'Email'))
  expect(description(password)).toBe('Too short.')
  expect(password.getAttribute('aria-invalid')).toBe('true')
  expect(description(find('textbox', 'Name'))).toBe('As you like to be called.')
})

test('refused twice, the focus returns to the field twice', async () => {
  await render(<Registration />)
  await press(find('button', 'Save'))
  find('textbox', 'Name').focus()
  await press(find('button', 'Save'))
  expect(document.activeElement).toBe(find('textbox', 'Email'))
})

test('a success banner is a status and disappears after its time', async () => {
  const dismissed = vi.fn()
  const { rerender } = await render(<Banner message={null} after={3000} onDismiss={dismissed} />)
  expect(find('status').textContent).toBe('')
  await rerender(<Banner message="Comment posted successfully!" after={3000} onDismiss={dismissed} />)
  expect(find('status').textContent).toBe('Comment posted successfully!')
  await wait(2999)
  expect(dismissed).not.toHaveBeenCalled()
  await wait(1)
  expect(dismissed).toHaveBeenCalledOnce()
})

test('an error banner is an alert and stays', async () => {
  const dismissed = vi.fn()
  await render(<Banner message="Please fill in both title and content" tone="error" onDismiss={dismissed} />)
  await wait(60_000)
  expect(find('alert').textContent).toBe('Please fill in both title and content')
  expect(dismissed).not.toHaveBeenCalled()
})

test('a pending button shows its label and cannot be pressed again', async () => {
  const onClick = vi.fn()
  await render(
    <Button pending pendingLabel="Signing In..." onClick={onClick}>
      Sign In
    </Button>,
  )
  await press(find('button', 'Signing In...'))
  expect(onClick).not.toHaveBeenCalled()
})

test('dropping one file works, and several only where they are allowed', async () => {
  const onFiles = vi.fn()
  await render(<DropZone label="Drop a picture here" onFiles={onFiles} />)
  const files = [new File(['a'], 'a.png'), new File(['b'], 'b.png')]
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { files },
  })
  await dispatch(document.querySelector('.drop')!, drop)
  expect(onFiles).toHaveBeenCalledWith([files[0]])
  expect(drop.defaultPrevented).toBe(true)
})
