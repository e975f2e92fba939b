// The data directory of the built-in PostgreSQL: checked before use, created if it is missing.
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Address } from './address.ts'
import { EmbeddedPostgresError } from './error.ts'
import { explain } from './failures.ts'
import { MAJOR, PROGRAM_ENV, program } from './programs.ts'
import { chownRecursively, type RunAs, runAs } from './user.ts'

/** Hangul needs a UTF-8 LC_CTYPE (pg_trgm reads it); its name differs between systems. */
const CTYPES = ['C.UTF-8', 'en_US.UTF-8', 'en-US']
/** An unfinished cluster that is older (in milliseconds) was left by a killed start. */
const ABANDONED_AFTER = 10 * 60_000

/** What to do about a database that this version cannot open. */
export const HOW_TO_MOVE =
  'back it up with the version that made it (`npm run backup`), then restore it with this version into another DATA_DIR (`npm run restore`)'

/** Whether the directory has a database. */
export const holdsCluster = (dir: string) => fs.existsSync(path.join(dir, 'PG_VERSION'))

/** Makes sure that the directory has a cluster of this version. @throws EmbeddedPostgresError for one that must not be touched */
export async function prepareDirectory(dir: string, address: Address): Promise<void> {
  if (!holdsCluster(dir)) {
    if (fs.existsSync(dir) && fs.readdirSync(dir).length > 0)
      throw new EmbeddedPostgresError(
        `${dir} is not empty but has no database in it. Set DATA_DIR to another directory`,
      )
    return createCluster(dir, address)
  }
  const version = fs.readFileSync(path.join(dir, 'PG_VERSION'), 'utf8').trim()
  if (version !== String(MAJOR)) {
    throw new EmbeddedPostgresError(
      `The database in ${dir} was made by PostgreSQL ${version}, but this version of the site runs ${MAJOR}: ${HOW_TO_MOVE}`,
    )
  }
}

/** Created beside its place and renamed once it is complete and synced, so that a killed start leaves no half cluster. */
async function createCluster(dir: string, address: Address): Promise<void> {
  const parent = path.dirname(dir)
  makeFolder(parent)
  removeAbandoned(dir)
  const as = runAs(dir)
  const unfinished = fs.mkdtempSync(`${dir}.new-`)
  try {
    if (as.user) chownRecursively(unfinished, as.user)
    await initialize(unfinished, as, address.passwordFlags(as.user))
    if (fs.existsSync(dir)) fs.rmdirSync(dir)
    fs.renameSync(unfinished, dir)
    syncFolder(parent)
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true })
    // Another start was faster: use its cluster.
    if (!holdsCluster(dir)) throw error
  }
}

function makeFolder(place: string) {
  try {
    fs.mkdirSync(place, { recursive: true })
  } catch (error) {
    const { message } = error as Error
    throw new EmbeddedPostgresError(
      `The folder ${place} cannot be made (${message}): choose another DATA_DIR`,
    )
  }
}

async function initialize(dir: string, as: RunAs, passwords: string[]) {
  for (const ctype of CTYPES) {
    const locale = [
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${ctype}`,
    ]
    const flags = ['-D', dir, '-U', 'postgres', '-E', 'UTF8', ...locale, '--auth-local=trust', ...passwords]
    try {
      await promisify(execFile)(...as.command(program('initdb'), flags), { env: PROGRAM_ENV, ...as.options })
      return
    } catch (error) {
      const { stderr = '', message } = error as Error & { stderr?: string }
      if (/invalid locale name|locale .* requires unsupported|lc_ctype/i.test(stderr)) continue
      throw new EmbeddedPostgresError(
        `Could not create a database in ${path.dirname(dir)}: ${explain(stderr || message)}`,
      )
    }
  }
  throw new EmbeddedPostgresError(
    `This system has no UTF-8 locale (none of ${CTYPES.join(', ')}): install one, or set DATABASE_URL`,
  )
}

function removeAbandoned(dir: string) {
  const parent = path.dirname(dir)
  for (const name of fs.readdirSync(parent)) {
    if (!name.startsWith(`${path.basename(dir)}.new-`)) continue
    const place = path.join(parent, name)
    if (Date.now() - fs.statSync(place).mtimeMs > ABANDONED_AFTER)
      fs.rmSync(place, { recursive: true, force: true })
  }
}

/** Makes the rename durable. Windows cannot sync folders. */
function syncFolder(dir: string) {
  if (process.platform === 'win32') return
  const folder = fs.openSync(dir, 'r')
  fs.fsyncSync(folder)
  fs.closeSync(folder)
}
