// The suggestions below the search box: keyboard use, and when they are hidden.
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Suggestion } from '#contract/api/dramas.ts'
import { dispatch, during, find, key, render, typeInto, wait } from '#tests/render.tsx'
import { FollowLinks } from '#web/follow-links.tsx'
import { makeQueryClient } from '#web/query.ts'
import { DramaSearch } from './drama-search.tsx'

const goblin: Suggestion = {
  id: 7,
  title: 'Goblin',
  year: 2016,
  nativeTitle: '도깨비',
  because: 'name',
  name: 'Goblin',
}
const coffee: Suggestion = { id: 9, title: 'Coffee Prince', year: 2007, because: 'cast', name: 'Gong Yoo' }

let requests: string[]
let searched: string[]
let answer: (typed: string) => Promise<Suggestion[]>

beforeEach(async () => {
  requests = []
  searched = []
  answer = async () => [goblin, coffee]
  await import('./suggestions.tsx')
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

function Page() {
  const [term, setTerm] = useState('')
  return <DramaSearch value={term} onChange={setTerm} onSearch={(typed) => searched.push(typed)} />
}

async function open(focused = true) {
  const client = makeQueryClient((url) => {
    const typed = new URL(url, 'https://site.test').searchParams.get('typed')!
    requests.push(typed)
    return answer(typed)
  })
  await render(
    <>
      <Page />
      <FollowLinks />
    </>,
    client,
  )
  if (focused) await during(() => box().focus())
  await wait(0)
}

const box = () => document.querySelector<HTMLInputElement>('input[type=search]')!
const isOpen = () => document.querySelector('[role=listbox]')?.matches(':popover-open') ?? false
const options = () => [...document.querySelectorAll('[role=option]')].map((one) => one.textContent)
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '-')?.textContent

async function type(text: string) {
  await typeInto(box(), text)
  await wait(150)
  await wait(0)
}

test('after a search, late suggestions stay hidden until the visitor types again', async () => {
  await open(false)
  await during(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box(), 'go')
    box().dispatchEvent(new Event('input', { bubbles: true }))
    box().form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
  expect(searched).toEqual(['go'])
  await wait(150)
  await wait(0)
  expect(isOpen()).toBe(false)
  await type('gob')
  expect(isOpen()).toBe(true)
})

test('dramas are suggested with the name that matched, and their number is announced', async () => {
  await open()
  expect(isOpen()).toBe(false)
  await type('go')
  expect(isOpen()).toBe(true)
  expect(options()).toEqual(['Goblin 도깨비 · 2016', 'Coffee Prince 2007 Cast: Gong Yoo'])
  expect(document.querySelector('[role=status]')?.textContent).toBe(
    '2 dramas found. Press the down arrow to choose one.',
  )
  expect(box().getAttribute('aria-controls')).toBe(find('listbox').id)
  expect(box().getAttribute('role'), 'it stays a search box').toBeNull()
})

test('a person stands once before the first drama that was found by their name', async () => {
  const person = { slug: 'gong-yoo', name: 'Gong Yoo', nativeName: '공유' }
  answer = async () => [
    goblin,
    { ...coffee, person },
    { ...coffee, id: 10, title: 'Big', person },
    {
      ...coffee,
      id: 11,
      title: 'Pen',
      because: 'writer',
      name: 'Gong Pen',
      person: { slug: 'p', name: 'Gong Pen' },
    },
  ]
  await open()
  await type('go')
  expect(options()).toEqual([
    'Goblin 도깨비 · 2016',
    'Gong Yoo 공유 · Actor, all dramas',
    'Coffee Prince 2007 Cast: Gong Yoo',
    'Big 2007 Cast: Gong Yoo',
    'Gong Pen Writer, all dramas',
    'Pen 2007 Writer: Gong Pen',
  ])
  expect(document.querySelectorAll('[role=option]')[1]!.getAttribute('href')).toBe('/person/gong-yoo')
  expect(document.querySelector('[role=status]')?.textContent).toBe(
    '2 people and 4 dramas found. Press the down arrow to choose one.',
  )
})

test('arrows walk the list and return to the text; Enter opens the option, and in the text it searches', async () => {
  await open()
  await type('go')
  expect(active()).toBeUndefined()
  await key('ArrowDown')
  expect(active()).toContain('Goblin')
  expect(document.activeElement).toBe(box())
  await key('ArrowDown')
  expect(active()).toContain('Coffee Prince')
  await key('ArrowDown')
  expect(active()).toBeUndefined()
  await key('ArrowUp')
  expect(active()).toContain('Coffee Prince')
  await key('ArrowUp')
  expect(document.querySelector('[aria-selected=true]')?.textContent).toContain('Goblin')
  await key('Enter')
  expect(location.pathname).toBe('/drama/7')
  expect(searched).toEqual([])
})

test('a search closes the list, and a late response does not open it', async () => {
  await open()
  let arrive = (_: Suggestion[]) => {}
  answer = () =>
    new Promise((resolve) => {
      arrive = resolve
    })
  await type('gob')
  await dispatch(document.querySelector('form')!, new Event('submit', { bubbles: true, cancelable: true }))
  await during(() => arrive([goblin]))
  await wait(200)
  expect(searched).toEqual(['gob'])
  expect(isOpen()).toBe(false)
})

test('leaving the box closes the list', async () => {
  await open()
  await type('go')
  await during(() => box().blur())
  await wait(0)
  expect(isOpen()).toBe(false)
})

test('keys pressed while an IME composes belong to the IME', async () => {
  await open()
  await type('도')
  const typing = new KeyboardEvent('keydown', {
    key: 'ArrowDown',
    bubbles: true,
    cancelable: true,
    isComposing: true,
  })
  await dispatch(box(), typing)
  expect(typing.defaultPrevented).toBe(false)
  expect(active()).toBeUndefined()
})

test('one letter makes no request, fast typing makes one, and an outdated response is not shown', async () => {
  await open()
  await type('g')
  expect(requests).toEqual([])
  answer = async (typed) => (typed === 'gobl' ? [goblin] : [coffee])
  for (const text of ['go', 'gob']) {
    await typeInto(box(), text)
    await wait(50)
  }
  await type('gobl')
  expect(requests).toEqual(['gobl'])
  expect(options()).toHaveLength(1)
})

test('a failed request shows no suggestions, and the search still works', async () => {
  await open()
  answer = async () => {
    throw new Error('away')
  }
  await type('go')
  expect(isOpen()).toBe(false)
  await dispatch(document.querySelector('form')!, new Event('submit', { bubbles: true, cancelable: true }))
  expect(searched).toEqual(['go'])
})

test('a typed category is suggested after the dramas and links to its list', async () => {
  answer = async () => [{ ...goblin, because: 'category', name: 'slice-of-life' }]
  await open()
  await type('slice of')
  expect(options()).toEqual([
    'Goblin 도깨비 · 2016 Mood: Slice-of-life',
    'Slice-of-life All dramas with this mood',
  ])
  expect(document.querySelector('[role=status]')?.textContent).toBe(
    '1 drama and 1 mood found. Press the down arrow to choose one.',
  )
  await key('ArrowUp')
  expect(active()).toContain('Slice-of-life')
  await key('Enter')
  expect(location.pathname + location.search).toBe('/k-drama?categories=slice-of-life')
})

test.each([
  ['life', 1],
  ['Time-Tr', 1],
  ['com', 1],
  ['co', 0],
  ['ealing', 0],
  ['--', 0],
])('“%s” suggests %i categories', async (text, count) => {
  answer = async () => []
  await open()
  await type(text)
  expect(options()).toHaveLength(count)
  expect(isOpen()).toBe(count > 0)
})
