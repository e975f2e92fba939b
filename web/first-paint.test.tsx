// What is chosen before the scripts have come takes effect once React has hydrated the page.
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { until } from '#tests/render.tsx'

function Choice({ name }: { name: string }) {
  const [chosen, choose] = useState('1')
  return (
    <fieldset>
      {['1', '2', '3'].map((value) => (
        <input
          key={value}
          type="radio"
          name={name}
          value={value}
          checked={chosen === value}
          onChange={() => choose(value)}
        />
      ))}
      <output>{chosen}</output>
    </fieldset>
  )
}
const page = (
  <>
    <Choice name="pressed" />
    <Choice name="restored" />
  </>
)

test('a radio button that is pressed early, or restored by the browser, is chosen at once and acted upon', async () => {
  document.body.innerHTML = renderToString(page)
  const radio = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}][value='3']`)!
  // A script without exports, which TypeScript would not import.
  await vi.importActual('./first-paint.ts')
  radio('restored').checked = true
  radio('pressed').click()
  expect(radio('pressed').checked).toBe(true)
  const root = await act(async () => hydrateRoot(document.body, page))
  await act(async () => document.dispatchEvent(new Event('shimpyo:answers')))
  await until(() => [...document.querySelectorAll('output')].every((chosen) => chosen.textContent === '3'))
  await act(async () => root.unmount())
})
