// The owner of the built-in PostgreSQL killed many times, and servers that are left without one. Waits for a minute.
import { expect, test } from 'vitest'
import { childrenOf } from '../../tests/postgres.ts'
import { onTestDirectory } from './test-directory.ts'

const here = onTestDirectory()

test('the database survives ten kills (-9) of site and server in a row, also while they stay zombies', async () => {
  for (let round = 0; round < 10; round++) {
    const { child, output } = await here.another()
    expect([round, output]).toEqual([round, 'open'])
    const server = here.serverPid()
    process.kill(child.pid!, 'SIGKILL')
    process.kill(server, 'SIGKILL')
  }
})

test('a server without an owner stops by itself; an adopted one does not', async () => {
  const { child } = await here.another()
  const pid = here.serverPid()
  const [watchdog] = childrenOf(child.pid!).filter((one) => one !== pid)
  // Waits for the adoption, however long it takes.
  process.kill(watchdog!, 'SIGSTOP')
  await here.kill(child)
  const database = await here.open()
  process.kill(watchdog!, 'SIGCONT')
  await here.hasEnded(watchdog!)
  expect(here.serverPid()).toBe(pid)
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await here.close(database)
  const { child: last } = await here.another()
  const ownerless = here.serverPid()
  expect(ownerless).not.toBe(pid)
  await here.kill(last)
  await here.hasEnded(ownerless)
}, 300_000)
