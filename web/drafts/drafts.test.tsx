// Drafts in forms: typed text is restored, the form says so, and sending deletes the draft.

import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { during, find, press, render, typeInto } from '#tests/render.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { toastNow } from '#web/ui/toast.ts'
import { DraftBox } from './draft-box.ts'
import { draftsBelongTo } from './draft-owner.ts'
import { DraftStatus } from './draft-status.tsx'
import { useDraft } from './use-draft.ts'

beforeEach(() => {
  draftsBelongTo('7')
})

const BLANK = { title: '', content: '', isPublic: false }
type Review = typeof BLANK

function ReviewForm({ save, box = 'review:new', initial = BLANK }: Partial<ReviewFormProps>) {
  const draft = useDraft({ key: box, initial })
  const submit = async () => {
    const sent = draft.value
    if (await save?.(sent)) draft.clear(sent)
  }
  return (
    <>
      <DraftStatus draft={draft} />
      <TextField
        label="Drama Title"
        value={draft.value.title}
        onChange={({ target }) => draft.set({ title: target.value })}
      />
      <TextArea
        label="My Review Content"
        value={draft.value.content}
        onChange={({ target }) => draft.set({ content: target.value })}
      />
      <button type="button" onClick={() => void submit()}>
        Create Review
      </button>
    </>
  )
}
interface ReviewFormProps {
  save: (review: Review) => Promise<boolean>
  box: string
  initial: Review
}

const content = () => document.querySelector('textarea')!
const page = () => document.body.textContent ?? ''

const type = (text: string, field: HTMLInputElement | HTMLTextAreaElement = content()) =>
  typeInto(field, text)

/** Kills the tab: no event of the page runs. */
async function reopened(form = <ReviewForm />) {
  document.body.replaceChildren()
  await render(form)
}

test('every field of a form is restored', async () => {
  await render(<ReviewForm />)
  await type('My Mister', find('textbox', 'Drama Title') as HTMLInputElement)
  await type('They keep standing nearby.')
  await reopened()
  expect((find('textbox', 'Drama Title') as HTMLInputElement).value).toBe('My Mister')
  expect(content().value).toBe('They keep standing nearby.')
})

test('a failed save keeps the draft, a successful one deletes it', async () => {
  await render(<ReviewForm save={async () => false} />)
  await type('Watch again.')
  await press(find('button', 'Create Review'))
  expect(content().value).toBe('Watch again.')
  await reopened(<ReviewForm save={async () => true} />)
  expect(content().value).toBe('Watch again.')
  await press(find('button', 'Create Review'))
  expect(content().value).toBe('')
  await reopened()
  expect(content().value).toBe('')
  expect(page()).not.toContain('Draft restored')
})

test('text typed while the form is being sent stays', async () => {
  let arrive = (_: boolean) => {}
  await render(<ReviewForm save={() => new Promise((resolve) => (arrive = resolve))} />)
  await type('One')
  await press(find('button', 'Create Review'))
  await type('One and two')
  await act(async () => arrive(true))
  expect(content().value).toBe('One and two')
  await reopened()
  expect(content().value).toBe('One and two')
})

test('Discard empties the form, and Undo restores the text', async () => {
  await render(<ReviewForm />)
  await type('For later')
  await reopened()
  await press(find('button', 'Discard'))
  expect(content().value).toBe('')
  expect(page()).not.toContain('Draft restored')
  expect(localStorage).toHaveLength(0)
  await during(() => toastNow()?.action?.onClick())
  expect(content().value).toBe('For later')
})

test('an untouched edit form follows the edited item, until somebody types', async () => {
  const { rerender } = await render(<ReviewForm box="review:5" initial={{ ...BLANK, content: 'Old' }} />)
  await rerender(<ReviewForm box="review:5" initial={{ ...BLANK, content: 'New' }} />)
  expect(content().value).toBe('New')
  await type('Newer')
  await type('New')
  expect(localStorage).toHaveLength(0)
})

test('another box has its own draft', async () => {
  const { rerender } = await render(<ReviewForm box="review:5" />)
  await type('of five')
  await rerender(<ReviewForm box="review:6" />)
  expect(content().value).toBe('')
  await type('of six')
  await rerender(<ReviewForm box="review:5" />)
  expect(content().value).toBe('of five')
})

test('another tab’s draft is offered with two buttons', async () => {
  await render(<ReviewForm />)
  await type('mine')
  const other = new DraftBox<Review>('review:new', () => BLANK, 'other')
  other.belongTo('7')
  other.put({ ...BLANK, content: 'theirs' })
  await during(() => void dispatchEvent(new StorageEvent('storage', { key: 'draft:7:review:new' })))
  expect(content().value).toBe('mine')
  await press(find('button', 'Use that one'))
  expect(content().value).toBe('theirs')
})

test('typing works without storage and with full storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await render(<ReviewForm />)
  await type('still here')
  expect(content().value).toBe('still here')
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError')
  })
  await reopened()
  await type('and here')
  expect(content().value).toBe('and here')
})

let roots: Root[] = []
afterEach(async () => {
  for (const root of roots) await act(async () => root.unmount())
  roots = []
})

test('the first render equals the server’s HTML, and drafts come after it', async () => {
  const box = new DraftBox<Review>('review:new', () => BLANK)
  box.belongTo('7')
  box.put({ ...BLANK, content: 'kept' })
  const html = renderToString(<ReviewForm />)
  expect(html).not.toContain('kept')
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = html
  await act(async () => void roots.push(hydrateRoot(place, <ReviewForm />)))
  expect(content().value).toBe('kept')
})
