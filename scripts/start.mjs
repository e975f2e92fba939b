// npm start: builds the site if it is older than its sources, then serves it in this process.
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfStale } from './build-if-stale.mjs'

export default async function start() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  process.env.NODE_ENV = 'production'
  const code = await buildIfStale()
  if (code !== 0) return code
  enableCompileCache('dist/.compiled')
  const { main } = await import(pathToFileURL(resolve('dist/server/main.js')).href)
  await main()
}
