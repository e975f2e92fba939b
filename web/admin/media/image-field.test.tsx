// The picture field of a form: progress, failures, and the library.
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '#tests/fake-server.ts'
import { during, find, press, render, settle, typeInto, wait } from '#tests/render.tsx'
import { toastNow } from '#web/ui/toast.ts'
import { ImageField } from './image-field.tsx'

class PretendRequest {
  static all: PretendRequest[] = []
  upload: { onprogress?: (event: object) => void } = {}
  headers: Record<string, string> = {}
  url = ''
  status = 0
  statusText = ''
  response: unknown = null
  sent: FormData | null = null
  aborted = false
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  constructor() {
    PretendRequest.all.push(this)
  }
  open(_: string, url: string) {
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    this.sent = body
  }
  abort() {
    this.aborted = true
    this.onabort?.()
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.response = typeof body === 'string' ? null : body
    this.onload?.()
  }
}

beforeEach(() => {
  PretendRequest.all = []
  vi.stubGlobal('XMLHttpRequest', PretendRequest)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  localStorage.setItem('auth_token', 'the-token')
})
afterEach(() => {
  vi.useRealTimers()
})

const request = (at = 0) => PretendRequest.all.at(at)!
const png = (name = 'a.png', type = 'image/png', size = 10) =>
  new File([new Uint8Array(size)], name, { type })
const text = () => document.body.textContent ?? ''
const typed = () => (find('textbox', 'Image URL') as HTMLInputElement).value

function Stage({ panorama = false, start = '' }: { panorama?: boolean; start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <form onSubmit={() => expect.unreachable('the form around it is not sent')}>
      <ImageField label="Image URL" value={value} onChange={setValue} panorama={panorama} />
    </form>
  )
}
const choose = async (file: File) => {
  await during(() => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await (vi.isFakeTimers() ? wait(0) : settle())
}

const overlay = () => document.querySelector('dialog[aria-label="Uploading..."]')

test('an upload sends the token, shows progress, and puts the address into the form', async () => {
  vi.useFakeTimers()
  await render(<Stage />)
  await choose(png())
  expect(request().headers.authorization).toBe('Bearer the-token')
  expect((request().sent!.get('image') as File).name).toBe('a.png')
  await wait(299)
  expect(overlay(), 'a quick upload shows nothing').toBeNull()
  await wait(1)
  expect(overlay()).not.toBeNull()
  // the words follow their live region, so that they are announced
  await wait(100)
  expect(overlay()!.textContent).toContain('Uploading...')
  await during(() => request().upload.onprogress?.({ loaded: 3, total: 4, lengthComputable: true }))
  expect(document.querySelector('progress')!.value).toBe(0.75)
  await during(() => request().answer(201, { url: '/uploads/a/1280.webp', width: 5, height: 5 }))
  await wait(0)
  expect(overlay()).toBeNull()
  expect(typed()).toBe('/uploads/a/1280.webp')
  expect(document.querySelector('figure img')!.getAttribute('src')).toBe('/uploads/a/1280.webp')
})

test('a panorama is uploaded as a panorama', async () => {
  await render(<Stage panorama />)
  await choose(png())
  expect(request().url).toBe('/api/upload?as=panorama')
})

test('a failed upload shows the reason and leaves the form unchanged', async () => {
  await render(<Stage start="/art/x.webp" />)
  await choose(png())
  await during(() => request().answer(415, { message: 'Please choose a PNG' }))
  await settle()
  expect(find('alert').textContent).toContain('Upload failed. Please choose a PNG')
  expect(typed()).toBe('/art/x.webp')
  // no retry: it would be refused again
  expect(() => find('button', 'Try again')).toThrow()
})

test('choosing another picture clears the error', async () => {
  await render(<Stage start="/art/x.webp" />)
  await choose(png())
  await during(() => request().answer(415, { message: 'Please choose a PNG' }))
  await settle()
  await press(find('button', 'Remove picture'))
  expect(find('alert').textContent).toBe('')
})

test.each([
  [png('a.pdf', 'application/pdf'), 'Please choose a PNG'],
  [png('a', ''), 'Please choose a PNG'],
  [png('a.png', 'image/png', 0), 'This file is empty'],
  [png('a.png', 'image/png', 10 * 1024 * 1024 + 1), 'up to 10 MB'],
])('a file that is no picture, empty or too large is not sent', async (file, words) => {
  await render(<Stage />)
  expect(document.querySelector('input[type=file]')!.getAttribute('accept')).toBe('image/*')
  await choose(file)
  expect(PretendRequest.all).toHaveLength(0)
  expect(find('alert').textContent).toContain(words)
})

test('a response that is not JSON is a failure, not a crash', async () => {
  await render(<Stage />)
  await choose(png())
  await during(() => request().answer(502, '<html>Bad gateway</html>'))
  await settle()
  expect(find('alert').textContent).toContain('Upload failed')
})

test('a cancelled upload shows no error, and an unmounted form is not changed', async () => {
  vi.useFakeTimers()
  await render(<Stage />)
  await choose(png())
  await wait(300)
  await press(find('button', 'Cancel upload'))
  await wait(0)
  expect(request().aborted).toBe(true)
  expect(text()).not.toContain('Upload')
})

test('a picture of another site is not loaded, ours is shown, and it can be removed', async () => {
  await render(<Stage start="https://elsewhere.example/a.png" />)
  expect(document.querySelector('figure img')).toBeNull()
  expect(text()).toContain('Pictures on other sites are not shown')
  await press(find('button', 'Remove picture'))
  expect(typed()).toBe('')
  await during(() => toastNow()!.action!.onClick())
  expect(typed()).toBe('https://elsewhere.example/a.png')
})

const UPLOAD = {
  ...{ id: 3, url: '/uploads/c/1280.webp', panoramaUrl: '/uploads/c/4096.webp', width: 4096, height: 2048 },
  ...{ alt: 'Boats', originalName: 'boats.png', createdAt: '2026-11-20T10:00:00.000Z' },
  usedIn: [{ area: 'drama', id: 1, title: 'Our Blues' }],
}

test('for a panorama the wide picture is chosen', async () => {
  fakeServer({ 'GET /api/admin/uploads': { body: [UPLOAD] } })
  await render(<Stage panorama />)
  await press(find('button', 'Choose from uploads'))
  await settle()
  await press(find('button', 'Use this picture'))
  expect(typed()).toBe('/uploads/c/4096.webp')
})

test('searching and editing in the library do not submit the form', async () => {
  const requests = fakeServer({
    'GET /api/admin/uploads': { body: [UPLOAD] },
    'GET /api/admin/uploads?search=boats': { body: [UPLOAD] },
    'PUT /api/admin/uploads/3': ({ body }) => ({ body: { ...UPLOAD, alt: body.alt } }),
  })
  await render(<Stage />)
  await press(find('button', 'Choose from uploads'))
  await settle()
  await typeInto(document.querySelector<HTMLInputElement>('dialog input[type=search]')!, 'boats')
  await press(find('button', 'Search'))
  await settle()
  await press(find('button', 'Edit description'))
  await typeInto(find('textbox', 'Description') as HTMLInputElement, 'Boats at dawn')
  await press(find('button', 'Save'))
  await settle()
  expect(requests.map(({ call }) => call)).toContain('GET /api/admin/uploads?search=boats')
  expect(requests.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ alt: 'Boats at dawn' })
})
