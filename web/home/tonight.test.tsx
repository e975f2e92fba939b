// Tonight: one press leads to recommendations, and what somebody can take is remembered on the device.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { find, press, render } from '#tests/render.tsx'
import { avoided, NOTHING, remember } from '#web/dramas/avoided.ts'
import { Tonight } from './tonight.tsx'

const address = () => location.pathname + location.search
beforeEach(async () => {
  remember(NOTHING)
  history.replaceState(null, '', '/')
  await render(<Tonight />)
})
afterEach(() => remember(NOTHING))

const choose = (name: string, value: string) => {
  document.querySelector<HTMLSelectElement>(`select[name=${name}]`)!.value = value
}

test('one press answers; the rest is folded, and nothing has to be said', async () => {
  expect(document.querySelector('details')!.open).toBe(false)
  await press(find('button', 'Light'))
  expect(address()).toBe('/k-drama?feel=light')
  expect(avoided()?.feel).toBe('light')
})

test('length and topic go with it, and what was left out before stays so', async () => {
  remember({ avoid: 'suicide', avoidMentions: 'gore' })
  choose('length', 'week')
  choose('avoid', 'illness')
  await press(find('button', 'Bittersweet'))
  expect(address()).toBe('/k-drama?feel=bittersweet&length=week&avoid=illness%2Csuicide&avoidMentions=gore')
  expect(avoided()).toEqual({ feel: 'bittersweet', avoid: 'illness,suicide', avoidMentions: 'gore' })
})

test('a good cry is for once: it is not remembered', async () => {
  await press(find('button', 'Light'))
  await press(find('button', 'A good cry'))
  expect([address(), avoided()]).toEqual(['/k-drama?feel=cry', null])
})

test('without scripts the form asks for the same address', () => {
  const form = document.querySelector('form')!
  expect([form.getAttribute('action'), form.method]).toEqual(['/k-drama', 'get'])
  expect([...form.querySelectorAll('[name]')].map((one) => one.getAttribute('name'))).toEqual([
    ...['feel', 'feel', 'feel', 'length', 'avoid'],
  ])
})
