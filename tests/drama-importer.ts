// For tests of imports: a site with an admin who uploads files, previews and runs them.

import { afterEach, expect } from 'vitest'
import type { ImportChoices, ImportEnd, ImportPlan } from '#contract/api/admin-import.ts'
import type { Drama } from '#contract/api/dramas.ts'
import { dramaImports, dramas } from '#server/dramas/table.ts'
import { multipart } from '#tests/pictures.ts'
import { aSite } from './site.ts'

type Offered = string | Uint8Array | object

/** The site starts before the tests, and has no dramas at the beginning of each. */
export async function anImporter() {
  const site = await aSite()
  const admin = await site.signUp({ isAdmin: true })
  afterEach(async () => {
    await site.db.delete(dramas)
    await site.db.delete(dramaImports)
  })

  const offer = (file: Offered, fileName?: string) => {
    const bytes = typeof file === 'string' || file instanceof Uint8Array ? file : JSON.stringify(file)
    return admin.call({
      method: 'POST',
      url: '/api/admin/dramas/imports',
      ...form({ file: bytes }, fileName),
    })
  }
  const look = async (file: Offered) => {
    const answer = await offer(file)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<ImportPlan>()
  }
  /** the same import with other choices */
  const again = (id: number, { existing, plain }: ImportChoices) =>
    admin.json<ImportPlan>(`/api/admin/dramas/imports/${id}?existing=${existing}&plain=${plain ? 1 : 0}`)
  const run = async (id: number, choices: Partial<ImportChoices> = {}) => {
    const answer = await admin.post(`/api/admin/dramas/imports/${id}/run`, choices)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<ImportEnd>()
  }
  return {
    site,
    admin,
    offer,
    look,
    again,
    run,
    async bringIn(file: Offered, choices: Partial<ImportChoices> = {}) {
      const { id } = await look(file)
      return { id, end: await run(id, choices) }
    },
    all: () => site.visitor.json<Drama[]>('/api/dramas'),
  }
}

export const form = (parts: Record<string, string | Uint8Array>, name = 'dramas.csv') =>
  multipart(
    Object.fromEntries(
      Object.entries(parts).map(([field, value]) => [
        field,
        field === 'file' ? { bytes: Buffer.from(value as string), name, type: 'text/csv' } : String(value),
      ]),
    ),
  )

export const outcomes = (plan: ImportPlan) => plan.lines.map(({ outcome }) => outcome)
export const complaints = (plan: ImportPlan) =>
  plan.lines.flatMap(({ row, problems }) =>
    problems.map(({ field, message }) => `${row} ${field}: ${message}`),
  )

export const busDrama = (over: object = {}) => ({
  title: 'The Slow Bus Home',
  nativeTitle: '느린 버스',
  description: 'A bus, a road, an evening.',
  year: 2024,
  episodes: 12,
  rating: '8.5/10',
  genre: 'Slice of Life',
  categories: ['healing', 'family'],
  mainCast: ['Kim Min-ji', 'Park Ha-neul'],
  streamingPlatforms: ['Netflix'],
  ...over,
})
export const CHOICES: ImportChoices = { existing: 'fill', plain: false }
