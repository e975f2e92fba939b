// Making a member an admin from the command line.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { members } from '#server/auth/table.ts'
import type { Database } from '#server/db/open.ts'
import { freshDatabase } from '#tests/database.ts'
import { makeAdmin } from './admin.ts'

let database: Database

beforeEach(async () => {
  database = await freshDatabase()
  await database.db.insert(members).values([
    { username: 'minji', usernameFolded: 'minji', email: 'minji@example.com' },
    { username: 'joon', usernameFolded: 'joon', email: 'joon@example.com' },
  ])
})

afterEach(() => database.close())

const admins = async () =>
  (await database.db.select().from(members)).filter((one) => one.isAdmin).map((one) => one.username)

test('the member with this address becomes an admin, however the address is written', async () => {
  expect(await makeAdmin(database.db, ' Minji@Example.com ')).toBe('minji')
  expect(await admins()).toEqual(['minji'])
})

test('an address that nobody has makes nobody an admin', async () => {
  expect(await makeAdmin(database.db, 'nobody@example.com')).toBeUndefined()
  expect(await makeAdmin(database.db, '%')).toBeUndefined()
  expect(await admins()).toEqual([])
})
