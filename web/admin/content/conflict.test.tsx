// Saving an outdated version: nothing is overwritten, and the admin chooses, also after a second conflict.
import { expect, test } from 'vitest'
import { fakeServer } from '#tests/fake-server.ts'
import { find, press, render, settle } from '#tests/render.tsx'
import { ApiError } from '#web/query.ts'
import { useSave } from './conflict.tsx'

interface Fields {
  name: string
  address: string
}
type Outcome = Fields | null | string

let put: (fields: Fields, version: number) => Promise<Fields>
let outcome: Outcome | undefined

function Form({ fields, version }: { fields: Fields; version: number }) {
  const { save, dialog } = useSave<Fields, Fields>({ area: 'place', item: 5, put: (...all) => put(...all) })
  const start = () =>
    save(fields, version).then(
      (saved) => {
        outcome = saved
      },
      (error) => {
        outcome = String(error.message)
      },
    )
  return (
    <>
      <button type="button" onClick={() => void start()}>
        Update
      </button>
      {dialog}
    </>
  )
}

const refused = (current: object) => new ApiError(409, 'Somebody else has changed this', { current })
const change = (version: number, by: string, before: object, after: object) => ({
  ...{ id: version, area: 'place', item: '5', version, action: 'updated', by, before, after },
  createdAt: new Date().toISOString(),
})
const WAS = { name: 'Stairs', address: '1 Harbour' }

async function shown(fields: Fields, history: object[] | null) {
  outcome = undefined
  fakeServer({
    'GET /api/admin/history/place/5': history
      ? { body: history }
      : { status: 503, body: { message: 'away' } },
  })
  await render(<Form fields={fields} version={1} />)
  await press(find('button', 'Update'))
  await settle()
}
const legends = () => [...document.querySelectorAll('legend')].map((one) => one.textContent)
const option = (field: string, whose: string) =>
  document.querySelector<HTMLInputElement>(`input[name=${field}][value=${whose}]`)!

test('saving the current version asks nothing', async () => {
  put = async (fields) => fields
  await shown({ ...WAS, name: 'Mine' }, [])
  expect(outcome).toEqual({ ...WAS, name: 'Mine' })
  expect(document.querySelector('dialog')).toBeNull()
})

test('the dialog names who saved; fields changed by one side are preselected, others must be chosen', async () => {
  const theirs = { name: 'Theirs', address: '2 Harbour' }
  const puts: [Fields, number][] = []
  put = async (fields, version) => {
    puts.push([fields, version])
    if (version < 2) throw refused({ ...theirs, version: 2 })
    return fields
  }
  await shown({ name: 'Mine', address: '1 Harbour' }, [change(2, 'haneul', WAS, theirs)])
  expect(find('dialog').textContent).toContain('haneul saved')
  expect(legends()).toEqual(['Name: both of you changed this', 'Address: only they changed this'])
  expect(option('address', 'theirs').checked).toBe(true)
  expect(option('name', 'mine').checked || option('name', 'theirs').checked).toBe(false)

  await press(find('button', 'Save'))
  expect(outcome).toBeUndefined()
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Please choose a version')
  expect(document.activeElement).toBe(option('name', 'mine'))

  await press(option('name', 'mine'))
  await press(find('button', 'Save'))
  await settle()
  expect(outcome).toEqual({ name: 'Mine', address: '2 Harbour' })
  expect(puts.map(([, version]) => version)).toEqual([1, 2])
  expect(document.querySelector('dialog')).toBeNull()
})

test('a second conflict is asked about again, against the newest version', async () => {
  const states = [WAS, { ...WAS, name: 'Second' }, { ...WAS, name: 'Third' }]
  put = async (fields, version) => {
    if (version < 3) throw refused({ ...states[version], version: version + 1 })
    return fields
  }
  await shown({ ...WAS, name: 'Mine' }, [
    change(3, 'haneul', states[1]!, states[2]!),
    change(2, 'haneul', states[0]!, states[1]!),
  ])
  await press(option('name', 'mine'))
  await press(find('button', 'Save'))
  await settle()
  expect(outcome).toBeUndefined()
  expect(find('dialog').textContent).toContain('Third')
  await press(option('name', 'theirs'))
  await press(find('button', 'Save'))
  await settle()
  expect(outcome).toEqual({ ...WAS, name: 'Third' })
})

test('going back to the form saves nothing', async () => {
  put = async () => {
    throw refused({ ...WAS, name: 'Theirs', version: 2 })
  }
  await shown({ ...WAS, name: 'Mine' }, [])
  await press(find('button', 'Back to the form'))
  await settle()
  expect(outcome).toBeNull()
  expect(document.querySelector('dialog')).toBeNull()
})

test('without the history both versions can still be chosen', async () => {
  put = async (fields, version) => {
    if (version < 2) throw refused({ ...WAS, name: 'Theirs', version: 2 })
    return fields
  }
  await shown({ ...WAS, name: 'Mine' }, null)
  expect(legends()).toEqual(['Name'])
  await press(find('button', 'Keep all of theirs'))
  await press(find('button', 'Save'))
  await settle()
  expect(outcome).toEqual({ ...WAS, name: 'Theirs' })
})

test('when both saved the same, nothing is asked', async () => {
  put = async (fields, version) => {
    if (version < 2) throw refused({ ...WAS, name: 'Same', version: 2 })
    return fields
  }
  await shown({ ...WAS, name: 'Same' }, [])
  expect(outcome).toEqual({ ...WAS, name: 'Same' })
})

test('other failures are passed to the form, also those of the second save', async () => {
  put = async (_, version) => {
    if (version < 2) throw refused({ ...WAS, name: 'Theirs', version: 2 })
    throw new ApiError(400, 'Name is required')
  }
  await shown({ ...WAS, name: 'Mine' }, [])
  await press(option('name', 'mine'))
  await press(find('button', 'Save'))
  await settle()
  expect(outcome).toBe('400: Name is required')
})
