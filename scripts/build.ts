// npm run build: bundles server/ and web/, compresses what browsers get, and remembers which sources it was made from.
import { rmSync, writeFileSync } from 'node:fs'
import { fingerprint, MADE_FROM } from './build-if-stale.mjs'
import { runChild } from './child.mjs'
import { compressFolder } from './compress.ts'

/** Node's compile cache of the bundle; every start uses it. */
const COMPILED = 'dist/.compiled'

export default async function build(): Promise<number> {
  const sources = fingerprint()
  // A failed or interrupted build must not pass for complete.
  rmSync('dist', { recursive: true, force: true })
  const code = (await bundle()) || (await compileServer())
  if (code !== 0) return code
  const saved = await compressFolder('dist/client')
  console.log(
    `Built. ${saved.files} files compressed, ${kilobytes(saved.before)} to ${kilobytes(saved.after)}.`,
  )
  // Last: this marks the build as complete.
  writeFileSync(MADE_FROM, sources)
  return 0
}

function bundle(): Promise<number> {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
  return runChild(process.execPath, args, { env: { ...process.env, NODE_ENV: 'production' } })
}

/** Modules that every start loads. */
const LOADED_AT_START = ['main', 'serve', 'served-build', 'entry-server']

/** Loads the server once without starting it, which fills the compile cache; the first start adds the rest. */
function compileServer(): Promise<number> {
  const env = { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: COMPILED }
  const load = LOADED_AT_START.map((name) => `await import('./dist/server/${name}.js')`).join('\n')
  return runChild(process.execPath, ['--input-type=module', '--eval', load], { env })
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} KB`
