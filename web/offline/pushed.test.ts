// What the site pushes to a device: it is shown, and leads to its page.
import { beforeEach, expect, test } from 'vitest'
import { openPageOf, showPushed } from './pushed.ts'
import type { WorkerScope } from './worker-scope.ts'

let shown: unknown[]
let opened: string[]
let focused: string[]
let windows: string[]
const worker = {
  registration: { showNotification: async (...what: unknown[]) => void shown.push(what) },
  clients: {
    matchAll: async () => windows.map((url) => ({ url, focus: async () => void focused.push(url) })),
    openWindow: async (url: string) => void opened.push(url),
  },
} as unknown as WorkerScope
beforeEach(() => {
  shown = []
  opened = []
  focused = []
  windows = []
})

test('it is shown in its words, and what cannot be read is shown all the same', async () => {
  const message = { title: 'New at Shimpyo', body: '1 new comment', url: '/community?post=3' }
  await showPushed(worker, { json: () => message })
  await showPushed(worker, null)
  await showPushed(worker, { json: () => JSON.parse('no JSON') })
  const { title, body, url: data } = message
  const icon = '/app-icons/icon-192.png'
  const unreadable = ['New for you', { body: '', tag: 'notices', icon, data: '/community' }]
  expect(shown).toEqual([[title, { body, tag: 'notices', icon, data }], unreadable, unreadable])
})

test('pressing it opens its page, or the window that shows it already, and no other site', async () => {
  const url = `${location.origin}/community?post=3`
  await openPageOf(worker, '/community?post=3')
  windows = [`${location.origin}/`, url]
  await openPageOf(worker, '/community?post=3')
  for (const other of ['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)'])
    await openPageOf(worker, other)
  expect({ opened, focused }).toEqual({ opened: [url], focused: [url] })
})
