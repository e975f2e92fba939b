// Tabs and menus by keyboard.
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { dispatch, find, key, press, render } from '#tests/render.tsx'
import { Menu } from './menu.tsx'
import { Tabs } from './tabs.tsx'
import { WhileOpen } from './while-open.tsx'

function Admin() {
  const [tab, setTab] = useState<'home' | 'news' | 'users'>('home')
  return (
    <Tabs
      label="Content"
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'home', label: 'Home Page', panel: 'the home page' },
        { id: 'news', label: 'Add News', panel: <input name="title" /> },
        { id: 'users', label: 'Members', panel: <input name="member" /> },
      ]}
    />
  )
}

const chosen = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent
const visiblePanels = () =>
  [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')].filter((panel) => !panel.hidden)

test('arrows choose the next tab, Home and End the first and last, and the focus follows', async () => {
  await render(<Admin />)
  find('tab', 'Home Page').focus()
  await key('ArrowRight')
  expect(chosen()).toBe('Add News')
  expect(document.activeElement).toBe(find('tab', 'Add News'))
  await key('End')
  expect(chosen()).toBe('Members')
  await key('ArrowRight')
  expect(chosen()).toBe('Home Page')
  await key('ArrowLeft')
  expect(chosen()).toBe('Members')
  await key('Home')
  expect(chosen()).toBe('Home Page')
})

test('only the chosen tab is a tab stop, and only its panel is shown, labelled by it', async () => {
  await render(<Admin />)
  await press(find('tab', 'Add News'))
  const stops = [...document.querySelectorAll<HTMLElement>('[role=tab]')].filter((tab) => tab.tabIndex === 0)
  expect(stops).toEqual([find('tab', 'Add News')])
  expect(visiblePanels().map((panel) => panel.querySelector('input')?.name)).toEqual(['title'])
  expect(visiblePanels()[0]!.id).toBe(find('tab', 'Add News').getAttribute('aria-controls'))
})

test('an unopened tab is empty; an opened one keeps its state outside of the page', async () => {
  const field = () => document.querySelectorAll<HTMLInputElement>('input')
  await render(<Admin />)
  expect(field()).toHaveLength(0)
  await press(find('tab', 'Add News'))
  field()[0]!.value = 'half a title'
  await press(find('tab', 'Members'))
  expect([...field()].map(({ name }) => name)).toEqual(['member'])
  await press(find('tab', 'Add News'))
  expect([...field()].map(({ value }) => value)).toEqual(['half a title'])
})

const account = (
  <>
    <Menu button="minji" label="Account menu">
      <ul>
        <li>
          <a href="#profile">My Profile</a>
        </li>
        <li>
          <a href="#admin">Admin Panel</a>
        </li>
        <li>
          <button type="button">Sign Out</button>
        </li>
      </ul>
    </Menu>
    <a href="#next">Next</a>
  </>
)
const isOpen = () => find('button', 'Account menu').getAttribute('aria-expanded')

test('arrow down opens the menu on its first entry; arrows, Home and End move in it', async () => {
  await render(account)
  find('button', 'Account menu').focus()
  expect(isOpen()).toBe('false')
  await key('ArrowDown')
  expect(isOpen()).toBe('true')
  expect(document.activeElement?.textContent).toBe('My Profile')
  await key('ArrowUp')
  expect(document.activeElement?.textContent).toBe('Sign Out')
  await key('ArrowDown')
  expect(document.activeElement?.textContent).toBe('My Profile')
  await key('End')
  expect(document.activeElement?.textContent).toBe('Sign Out')
  await key('Home')
  expect(document.activeElement?.textContent).toBe('My Profile')
})

test('content that exists only while a menu is open is removed on close, after it handled the press', async () => {
  const pressed = vi.fn()
  await render(
    <Menu button="minji" label="Account menu">
      <WhileOpen>
        <button type="button" onClick={pressed}>
          Sign Out
        </button>
      </WhileOpen>
    </Menu>,
  )
  const signOut = () => [...document.querySelectorAll('.menu button')]
  expect(signOut()).toHaveLength(0)
  await key('ArrowDown', find('button', 'Account menu'))
  expect(document.activeElement?.textContent).toBe('Sign Out')
  await press(find('button', 'Sign Out'))
  expect(pressed).toHaveBeenCalledOnce()
  expect(signOut()).toHaveLength(0)
})

test('the menu closes when an entry is pressed and when the focus leaves it', async () => {
  await render(account)
  await key('ArrowDown', find('button', 'Account menu'))
  await press(find('link', 'Admin Panel'))
  expect(isOpen()).toBe('false')
  await key('ArrowDown', find('button', 'Account menu'))
  await dispatch(
    find('link', 'My Profile'),
    new FocusEvent('focusout', { bubbles: true, relatedTarget: find('link', 'Next') }),
  )
  expect(isOpen()).toBe('false')
})
