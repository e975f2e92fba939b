// DraftBox across page loads, tabs and accounts: what is stored, for whom, and when it is deleted.
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DraftBox } from './draft-box.ts'
import { GUEST } from './draft-owner.ts'
import { forgetDraftsOf, moveDrafts } from './owners-drafts.ts'
import { DRAFT_DAYS } from './stored-drafts.ts'
import { DRAFT_LENGTH, DRAFTS_AT_MOST } from './write-draft.ts'

beforeEach(() => localStorage.clear())
afterEach(() => void vi.useRealTimers())

/** A box on a freshly loaded page. */
function opened(key: string, { owner = '7', tab = String(Math.random()), initial = '' } = {}) {
  const box = new DraftBox<string>(key, () => initial, tab)
  box.belongTo(owner)
  return box
}

test('text typed before the session is known is saved for the member', async () => {
  const box = new DraftBox<string>('post:new', () => '')
  box.belongTo(null)
  box.put('Early bird')
  expect(localStorage).toHaveLength(0)
  box.belongTo('7')
  expect(opened('post:new').value()).toBe('Early bird')
})

test('an account sees only its own drafts', () => {
  opened('post:new').put('mine')
  expect(opened('post:new', { owner: '8' }).value()).toBe('')
  expect(opened('post:new', { owner: GUEST }).value()).toBe('')
  expect(opened('post:new').value()).toBe('mine')
})

test('signing out deletes the account’s drafts and clears the page', () => {
  const box = opened('post:new')
  box.put('mine')
  opened('post:new', { owner: '70' }).put('somebody else')
  forgetDraftsOf('7')
  box.belongTo(GUEST)
  expect(box.value()).toBe('')
  expect(opened('post:new').value()).toBe('')
  expect(opened('post:new', { owner: '70' }).value()).toBe('somebody else')
})

test('when the session expires, the text stays on the page and still belongs to the account', () => {
  const box = opened('post:new')
  box.put('in the middle of a sent')
  box.belongTo(GUEST)
  expect(box.value()).toBe('in the middle of a sent')
  box.put('in the middle of a sentence')
  expect(opened('post:new', { owner: GUEST }).value()).toBe('')
  expect(opened('post:new').value()).toBe('in the middle of a sentence')
})

test('signing in takes a guest’s drafts along, but does not overwrite the member’s own', () => {
  const comment = opened('news:1:comment', { owner: GUEST })
  comment.put('lovely')
  opened('news:2:comment', { owner: GUEST }).put('guest')
  opened('news:2:comment').put('own')
  moveDrafts(GUEST, '7')
  comment.belongTo('7')
  expect(comment.value()).toBe('lovely')
  expect(comment.now().elsewhere).toBeNull()
  expect(opened('news:1:comment').value()).toBe('lovely')
  expect(opened('news:2:comment').value()).toBe('own')
})

test('a newer draft of another tab is offered, and neither text is lost', () => {
  const a = opened('post:new', { tab: 'a' })
  const b = opened('post:new', { tab: 'b' })
  a.put('from A')
  b.hear()
  expect(b.now().elsewhere).toBe('from A')
  b.put('from B')
  expect(opened('post:new').value()).toBe('from A')
  expect(opened('post:new').now().elsewhere).toBe('from B')

  b.keepThis()
  expect(b.now().elsewhere).toBeNull()
  a.hear()
  expect(a.value()).toBe('from A')
  expect(a.now().elsewhere).toBe('from B')
  a.takeElsewhere()
  expect(a.value()).toBe('from B')
  expect(opened('post:new').value()).toBe('from B')
  expect(opened('post:new').now().elsewhere).toBeNull()
})

test('a text sent in one tab is cleared in the other', () => {
  const a = opened('post:new', { tab: 'a' })
  const b = opened('post:new', { tab: 'b' })
  a.put('same')
  const c = opened('post:new', { tab: 'c' })
  b.hear()
  a.sent('same')
  b.hear()
  c.hear()
  expect(b.now().elsewhere).toBeNull()
  expect(c.value()).toBe('')
})

test('sending or discarding here does not delete the newer text of the other tab', () => {
  const a = opened('post:new', { tab: 'a' })
  const b = opened('post:new', { tab: 'b' })
  b.put('from B')
  a.put('from A')
  a.sent('from A')
  expect(a.value()).toBe('')
  expect(a.now().elsewhere).toBe('from B')
  expect(opened('post:new').value()).toBe('from B')
})

test('"Keep this one" on an untouched box does not delete the text of the tab that writes', () => {
  const a = opened('post:new', { tab: 'a' })
  const b = opened('post:new', { tab: 'b' })
  a.put('from A')
  b.hear()
  b.keepThis()
  expect(opened('post:new').value()).toBe('from A')
})

test('a text over the limit is not stored, and the last stored one stays', () => {
  const box = opened('post:new')
  box.put('short')
  box.put('x'.repeat(DRAFT_LENGTH))
  expect(opened('post:new').value()).toBe('short')
})

test('expired, foreign and broken drafts are deleted', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21') })
  opened('post:new').put('old')
  localStorage.setItem('draft:7:review:new', '{"value":"cut o')
  expect(opened('review:new').value()).toBe('')
  vi.setSystemTime(Date.parse('2026-11-21') + DRAFT_DAYS * 86_400_000)
  expect(opened('post:new').value()).toBe('')
  expect(localStorage).toHaveLength(0)
})

test('over the limit, the oldest draft is deleted', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21') })
  for (let n = 0; n <= DRAFTS_AT_MOST; n++) {
    vi.advanceTimersByTime(1000)
    opened(`post:${n}`).put(`text ${n}`)
  }
  expect(localStorage).toHaveLength(DRAFTS_AT_MOST)
  expect(opened('post:0').value()).toBe('')
  expect(opened(`post:${DRAFTS_AT_MOST}`).value()).toBe(`text ${DRAFTS_AT_MOST}`)
})

test('a draft restores the fields that still exist after the form has changed', () => {
  const before = new DraftBox('form', () => ({ title: '', rating: '', tags: [''] }))
  before.belongTo('7')
  before.put({ title: 'kept', rating: '9', tags: ['a'] })
  const after = new DraftBox('form', () => ({ title: '', rating: 0, extra: 'new' }))
  after.belongTo('7')
  expect(after.value()).toEqual({ title: 'kept', rating: 0, extra: 'new' })
})

type Step = { kind: 'type'; text: string } | { kind: 'kill' | 'fail' | 'expire' | 'send' | 'close' }
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('type' as const),
        text: fc.string({ unit: 'grapheme', maxLength: 40 }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('kill', 'fail', 'expire', 'send', 'close') }) },
  ) as fc.Arbitrary<Step>,
  { minLength: 1, maxLength: 30 },
)

test('after fifty random sequences of interruptions the text is what was typed last, until it was sent', () => {
  fc.assert(
    fc.property(steps, (story) => {
      localStorage.clear()
      let box = opened('post:new')
      let written = ''
      for (const step of story) {
        if (step.kind === 'type') {
          written = step.text
          box.put(written)
        }
        // the tab was killed, or the dialog closed and reopened
        if (step.kind === 'kill' || step.kind === 'close') box = opened('post:new')
        // the session expired, then a sign-in on a new page
        if (step.kind === 'expire') {
          box.belongTo(GUEST)
          box = opened('post:new', { owner: GUEST })
          moveDrafts(GUEST, '7')
          box = opened('post:new')
        }
        // a 500 changes nothing; a 2xx clears
        if (step.kind === 'send') {
          box.sent(written)
          written = ''
        }
        expect(box.value()).toBe(written)
        expect(opened('post:new').value()).toBe(written)
      }
    }),
    { numRuns: 50 },
  )
})

test('with two tabs writing in any order, each one’s last text is shown there or offered in the other', () => {
  const moves = fc.array(
    fc.record({ who: fc.nat({ max: 1 }), text: fc.string({ minLength: 1, maxLength: 8 }) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  fc.assert(
    fc.property(moves, (turns) => {
      localStorage.clear()
      const tabs = [opened('post:new', { tab: 'a' }), opened('post:new', { tab: 'b' })]
      const last = ['', '']
      for (const { who, text } of turns) {
        last[who] = text
        tabs[who]!.put(text)
        tabs[1 - who]!.hear()
      }
      tabs.forEach((tab, at) => {
        expect(tab.value()).toBe(last[at])
      })
      const later = opened('post:new')
      const found = [later.value(), later.now().elsewhere]
      for (const text of last) if (text) expect(found).toContain(text)
    }),
    { numRuns: 200 },
  )
})
