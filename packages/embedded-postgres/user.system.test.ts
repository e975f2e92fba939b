// Started by root: the server runs as an unprivileged user, also where that user may not enter.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const OWN = `@embedded-postgres/${process.platform}-${process.arch}`
/** CAP_DAC_READ_SEARCH: may pass through folders and read. */
const READ_SEARCH = '0000000000000004'

describe.skipIf(process.platform !== 'linux' || process.getuid?.() !== 0)('a clone below /root', () => {
  let clone: string
  let child: ChildProcess | undefined
  beforeEach(() => {
    clone = fs.mkdtempSync(path.join(os.tmpdir(), 'shimpyo-closed-'))
    fs.chmodSync(clone, 0o700)
    fs.cpSync(import.meta.dirname, path.join(clone, 'packages/embedded-postgres'), { recursive: true })
    fs.copyFileSync(path.join(ROOT, 'package.json'), path.join(clone, 'package.json'))
    const modules = path.join(clone, 'node_modules')
    fs.mkdirSync(path.join(modules, '@embedded-postgres'), { recursive: true })
    for (const name of fs.readdirSync(path.join(ROOT, 'node_modules')))
      if (!name.startsWith('.') && name !== '@embedded-postgres')
        fs.symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name))
    // a link would lead out of the closed folder
    fs.cpSync(path.join(ROOT, 'node_modules', OWN), path.join(modules, OWN), {
      recursive: true,
      verbatimSymlinks: true,
    })
  })
  afterEach(async () => {
    if (child && child.exitCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    fs.rmSync(clone, { recursive: true, force: true })
  })

  async function start(env: Record<string, string | undefined> = process.env): Promise<string> {
    const args = ['packages/embedded-postgres/a-process.ts', path.join(clone, 'data/postgres')]
    child = spawn(process.execPath, args, { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'] })
    const [output] = await once(child.stdout!, 'data')
    return String(output).trim()
  }

  test('the server is not root and has one capability: to pass through folders and read', async () => {
    expect(await start()).toBe('open')
    const [pid] = fs.readFileSync(path.join(clone, 'data/postgres/postmaster.pid'), 'utf8').split('\n')
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
    const [, uid] = /^Uid:\t(\d+)/m.exec(status)!
    expect(Number(uid)).toBeGreaterThan(0)
    expect(fs.statSync(path.join(clone, 'data/postgres')).uid).toBe(Number(uid))
    for (const set of ['CapEff', 'CapPrm', 'CapBnd'])
      expect([set, new RegExp(`^${set}:\\t(.*)$`, 'm').exec(status)![1]]).toEqual([set, READ_SEARCH])
  })

  test('without setpriv one line says where to move the clone', async () => {
    const output = await start({ ...process.env, PATH: '/nowhere' })
    expect(output).toMatch(/^PostgreSQL does not run as root, and another user cannot enter .*: move it .*$/)
  })
})
