// npm start: builds the pages if they are older than their sources, then serves the site.
import { buildIfStale } from './build.ts'
import { loadSettings } from './settings.ts'

export default async function start(): Promise<number | undefined> {
  loadSettings()
  process.env.NODE_ENV = 'production'
  const code = await buildIfStale()
  if (code !== 0) return code
  await import('../server/db/quick-imports.ts')
  const { main } = await import('../server/main.ts')
  await main()
}
