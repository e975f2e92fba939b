// Before the first browser test: one site loads the catalogue, and all others start with a copy of its data.
import { type SeededData, seedData } from '../../scripts/served-site.ts'

/** The environment variable with the folder of that data. */
const PLACE = 'SEEDED_DATA'

export default async function prepare(): Promise<() => Promise<void>> {
  const data = await seedData()
  process.env[PLACE] = data.dir
  return data.remove
}

export function seededData(): Pick<SeededData, 'dir'> {
  const dir = process.env[PLACE]
  if (!dir) throw new Error('playwright.config.ts names tests/e2e/seeded.ts as its globalSetup')
  return { dir }
}
