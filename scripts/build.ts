// npm run build: bundles web/ for browser and server, compresses it, and remembers which sources it was made from.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './child.mjs'
import { compressFolder } from './compress.ts'

/** Everything that can change the result of the build. */
const SOURCES = ['web', 'contract', 'public', 'scripts/build.ts', 'scripts/compress.ts', 'vite.config.ts']
const LOCKFILE = 'package-lock.json'
const MADE_FROM = 'dist/.made-from'

/** Where Node keeps the server's modules compiled: server/db/quick-imports.ts goes on with it at every start. */
const COMPILED = 'dist/.compiled'

export default async function build(): Promise<number> {
  const sources = fingerprint()
  // What an earlier build left must not pass for this one, should it fail or be cut off.
  rmSync('dist', { recursive: true, force: true })
  const code = (await bundle()) || (await compileServer())
  if (code !== 0) return code
  const saved = await compressFolder('dist/client')
  console.log(
    `Built. ${saved.files} files compressed, ${kilobytes(saved.before)} to ${kilobytes(saved.after)}.`,
  )
  // Last: this is what says that the build is whole.
  writeFileSync(MADE_FROM, sources)
  return 0
}

function bundle(): Promise<number> {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
  return runChild(process.execPath, args, { env: { ...process.env, NODE_ENV: 'production' } })
}

/** What a first start loads. One file missing here makes it load Node's TypeScript compiler: 20 MB that stay. */
const LOADED_AT_START = [
  'scripts/start.ts',
  'server/main.ts',
  'server/serve.ts',
  'server/seed/starter.ts',
  'server/pages/served-build.ts',
  'dist/server/entry-server.js',
]

/** Loading the server once without starting it leaves its modules compiled; what is missing, the first start adds. */
export function compileServer(folder = COMPILED): Promise<number> {
  const env = { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: folder }
  const load = LOADED_AT_START.map((file) => `await import('./${file}')`).join('\n')
  const args = ['--import', './server/db/quick-imports.ts', '--input-type=module', '--eval', load]
  return runChild(process.execPath, args, { env })
}

/** Builds in a process of its own, so that the bundler's memory is gone before the site is served. */
export async function buildIfStale(): Promise<number> {
  if (isBuilt()) return 0
  console.log('Building the pages ...')
  return runChild(process.execPath, ['scripts/run.mjs', 'build'])
}

function isBuilt(): boolean {
  try {
    return readFileSync(MADE_FROM, 'utf8') === fingerprint()
  } catch {
    return false
  }
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of [...SOURCES, LOCKFILE].flatMap(filesIn))
    hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} KB`
