// "Notify me on this device": what the browser is asked, and when.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '#tests/fake-server.ts'
import { find, press, render, until } from '#tests/render.tsx'
import { DeviceSwitch } from './device-switch.tsx'

let asked: string[]
let permission: string
const subscription = {
  toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => void asked.push('unsubscribe'),
}
const pushManager = {
  getSubscription: async () => subscription,
  subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
    asked.push(`subscribe ${applicationServerKey}`)
    return subscription
  },
}
const registration = { pushManager }
beforeEach(() => {
  asked = []
  permission = 'granted'
  Object.assign(globalThis, {
    PushManager: class {},
    Notification: {
      requestPermission: async () => {
        asked.push('permission')
        return permission
      },
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  })
})
afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

async function shown() {
  let isOn = false
  const requests = fakeServer({
    'GET /api/notices/device': () => ({ body: { isOn, key: 'KEY' } }),
    'PUT /api/notices/device': () => {
      isOn = true
      return { body: { success: true } }
    },
    'DELETE /api/notices/device': () => {
      isOn = false
      return { body: { success: true } }
    },
  })
  await render(<DeviceSwitch />)
  return requests
}
const text = () => document.body.textContent

test('the browser is asked after the press, and the words say whose service it goes through', async () => {
  const requests = await shown()
  await until(() => text().includes('Notify me on this device'))
  expect(text()).toContain('the push service of your browser’s maker')
  expect(asked).toEqual([])
  await press(find('button', 'Notify me on this device'))
  await until(() => text().includes('Stop notifying me on this device'))
  expect(asked).toEqual(['permission', 'unsubscribe', 'subscribe KEY'])
  expect(requests.find(({ call }) => call.startsWith('PUT'))!.body).toEqual({
    ...{ endpoint: 'https://push.example.com/1', p256dh: 'p', auth: 'a' },
  })
  await press(find('button', 'Stop notifying me on this device'))
  await until(() => text().includes('Notify me on this device'))
  expect(asked.at(-1)).toBe('unsubscribe')
})

test('a browser that does not allow it says where to change that', async () => {
  permission = 'denied'
  const requests = await shown()
  await until(() => text().includes('Notify me on this device'))
  await press(find('button', 'Notify me on this device'))
  await until(() => text().includes('Your browser does not allow notifications from this site.'))
  expect(requests.some(({ call }) => call.startsWith('PUT'))).toBe(false)
})

test('a browser that cannot do it shows no button, and nothing is asked', async () => {
  Reflect.deleteProperty(globalThis, 'PushManager')
  expect(await shown()).toEqual([])
  expect(text()).toBe('')
})
