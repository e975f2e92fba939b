// The import of dramas when it fails halfway.
import { expect, test } from 'vitest'
import type { ImportPlan } from '#contract/api/admin-import.ts'
import { fakeServer } from '#tests/fake-server.ts'
import { find, press, render, typeInto } from '#tests/render.tsx'
import { ImportDramas } from './import-dramas.tsx'

const plan: ImportPlan = {
  id: 5,
  name: 'dramas.csv',
  format: 'csv',
  existing: 'fill',
  plain: false,
  counts: { new: 1, change: 1, same: 0, refused: 0 },
  ignored: [],
  lines: [
    {
      row: 2,
      title: 'My Mister',
      year: 2018,
      outcome: 'new',
      dramaId: null,
      moves: false,
      changes: [],
      problems: [],
      notes: [],
    },
    {
      row: 3,
      title: 'Our Gap Soon',
      year: 2016,
      outcome: 'change',
      dramaId: 1069,
      moves: true,
      changes: [{ field: 'categories', before: '', after: 'family' }],
      problems: [],
      notes: [],
    },
  ],
}

async function lookAtAFile(run: Parameters<typeof fakeServer>[0][string]) {
  fakeServer({
    'GET /api/admin/dramas/imports': { body: { tmdb: false, imports: [] } },
    'POST /api/admin/dramas/imports': { status: 201, body: plan },
    'POST /api/admin/dramas/imports/5/run': run,
  })
  await render(<ImportDramas />)
  await press(find('button', 'Import dramas'))
  await typeInto(document.querySelector('textarea')!, 'title\nMy Mister')
  await press(find('button', 'Preview'))
  await press(find('button', 'Import 2 dramas'))
}

test('a connection lost while importing points to Recent imports, and the plan stays open', async () => {
  await lookAtAFile('no answer')
  expect(find('alert').textContent).toBe(
    'Could not import: The connection was lost. The import may have finished anyway. Please check Recent imports.',
  )
  expect(find('button', 'Import 2 dramas')).toBeInstanceOf(HTMLButtonElement)
})

test('an import refused by the server shows the reason', async () => {
  await lookAtAFile({ status: 409, body: { message: 'This import was run already' } })
  expect(find('alert').textContent).toBe('Could not import: This import was run already')
})

test('dramas that would leave the index stand in a list of their own', async () => {
  await lookAtAFile('no answer')
  const lists = [...document.querySelectorAll('summary')].map((one) => one.textContent)
  expect(lists).toEqual(['Moves to the catalog (1)', 'New (1)'])
})
