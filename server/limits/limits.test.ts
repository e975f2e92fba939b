// Rate limits: exact under races, shared by instances, kept over a restart.
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { addressKey, coarseAddress } from './address.ts'
import { countCall, deleteOldCounters, resetLimit } from './limits.ts'
import { rateCounters } from './table.ts'

const database = await freshDatabase()
afterAll(() => database.close())

const TEA = { name: 'tea', max: 5, seconds: 600 }
let whose = ''
beforeEach(() => {
  whose = `guest ${Math.random()}`
})
/** As another instance, or this one after a restart, sees the same database. */
const elsewhere = () => Object.create(database.db) as typeof database.db
const spend = (db = database.db) => countCall(db, TEA, whose)
const forgetAll = () => database.db.delete(rateCounters)
const pass = (time: string) =>
  database.db.execute(sql`update rate_counters set window_start = window_start - ${time}::interval`)

describe('a limit', () => {
  test('lets exactly so many through, of fifty at one instant as well', async () => {
    const waits = await Promise.all(Array.from({ length: 50 }, () => spend()))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
    for (const wait of waits.filter((one) => one > 0)) {
      expect(wait).toBeGreaterThan(590)
      expect(wait).toBeLessThanOrEqual(600)
    }
  })

  test('is the same for all instances, and survives a restart', async () => {
    for (let i = 0; i < 5; i++) expect(await spend(i % 2 ? elsewhere() : database.db)).toBe(0)
    expect(await spend(elsewhere())).toBeGreaterThan(0)
  })

  test('begins with the first that is counted, and ends when it says', async () => {
    for (let i = 0; i < 6; i++) await spend()
    await pass('9 minutes 50 seconds')
    expect(await spend(elsewhere())).toBeLessThanOrEqual(10)
    await pass('11 seconds')
    for (let i = 0; i < 5; i++) expect(await spend(elsewhere())).toBe(0)
    expect(await spend(elsewhere())).toBeGreaterThan(590)
  })

  test('does not grow because someone goes on asking, nor is it written for each of them', async () => {
    await forgetAll()
    for (let i = 0; i < 200; i++) await spend()
    const [row] = await database.db.select().from(rateCounters)
    expect(row!.count).toBe(6)
    await pass('10 minutes')
    expect(await spend(elsewhere())).toBe(0)
  })

  test('is one for each person and each thing', async () => {
    for (let i = 0; i < 6; i++) await spend()
    expect(await countCall(database.db, TEA, 'somebody else')).toBe(0)
    expect(await countCall(database.db, { ...TEA, name: 'coffee' }, whose)).toBe(0)
  })

  test('can be forgiven', async () => {
    for (let i = 0; i < 6; i++) await spend()
    await resetLimit(database.db, TEA, whose)
    expect(await spend()).toBe(0)
  })

  test('is forgotten after a day', async () => {
    await spend()
    await pass('25 hours')
    await deleteOldCounters(database.db)
    expect(await database.db.$count(rateCounters)).toBe(0)
  })
})

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::FFFF:cb00:7107', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['::', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['203.0.113.7:5678', '203.0.113.7', '203.0.113.0/24'],
  ['[2001:db8:1:2::1]:5678', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['unknown', 'unknown', null],
  ['7', 'unknown', null],
  ['0x7f.1', 'unknown', null],
  ['"><script>', 'unknown', null],
  ['999.1.1.1', 'unknown', null],
  ['', 'unknown', null],
])('the address %j counts for %s, and no more of it is kept than %s', (address, key, coarse) => {
  expect(addressKey(address)).toBe(key)
  expect(coarseAddress(address)).toBe(coarse)
})
