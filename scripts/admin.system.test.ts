// npm run admin -- EMAIL, while the site runs and while it does not.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { members } from '#server/auth/table.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Database, openDatabase } from '#server/db/open.ts'
import admin from './admin.ts'

// Starting a database takes seconds, more on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let dir: string
let output: string[]
beforeEach(() => {
  vi.stubEnv('DATA_DIR', dir)
  vi.stubEnv('DATABASE_URL', '')
  output = []
  for (const voice of ['log', 'error'] as const)
    vi.spyOn(console, voice).mockImplementation((...words) => void output.push(words.join(' ')))
})
const aDirectory = () => {
  dir = mkdtempSync(join(tmpdir(), 'shimpyo-admin-'))
}
const removeDirectory = () => rmSync(dir, { recursive: true, force: true })

describe('with a site that has a member', () => {
  let database: Database | undefined
  const open = async () => {
    database ??= await openDatabase({ dir: join(dir, 'postgres') })
    return database.db
  }
  const close = async () => {
    await database?.close()
    database = undefined
  }
  const isAdmin = async () => (await (await open()).select().from(members))[0]?.isAdmin

  beforeAll(async () => {
    aDirectory()
    const db = await open()
    await migrate(database!)
    await db
      .insert(members)
      .values({ username: 'minji', usernameFolded: 'mlnjl', email: 'Minji@example.com' })
  })
  afterAll(async () => {
    await close()
    removeDirectory()
  })
  beforeEach(async () => {
    await (await open()).update(members).set({ isAdmin: false })
  })

  test('while the site runs, the member is an admin at once', async () => {
    await open()
    expect(await admin(['minji@EXAMPLE.com'])).toBe(0)
    expect(output).toEqual([
      'Minji@example.com (minji) is now an admin. Reload the page to see the Admin Panel.',
    ])
    expect(await isAdmin()).toBe(true)
    expect(await admin(['minji@example.com'])).toBe(0)
    expect(output.at(-1)).toBe('Minji@example.com (minji) is already an admin.')
    expect(await admin(['nobody@example.com'])).toBe(1)
    expect(output.at(-1)).toBe('No account has the email nobody@example.com. Sign up on the site first.')
    expect(await isAdmin(), 'the site still has its database').toBe(true)
  })

  test('while the site does not run, the command opens the database itself', async () => {
    await close()
    expect(await admin(['minji@example.com'])).toBe(0)
    expect(await isAdmin()).toBe(true)
  })
})

describe('without a site', () => {
  beforeEach(() => {
    aDirectory()
    vi.stubEnv('DATA_DIR', dir)
  })
  afterEach(removeDirectory)

  test('before the first start nobody can be made an admin, and no directory is created', async () => {
    expect(await admin(['minji@example.com'])).toBe(1)
    expect(output[0]).toContain('Start the site once and sign up')
    expect(() => statSync(join(dir, 'postgres'))).toThrow()
  })

  test.each([[[]], [['minji']], [['a@b.example', 'c@d.example']], [['--help']]])(
    '%j is not understood',
    async (args) => {
      expect(await admin(args)).toBe(1)
      expect(output).toEqual([
        'Usage: npm run admin -- EMAIL (for example: npm run admin -- minji@example.com)',
      ])
    },
  )
})
