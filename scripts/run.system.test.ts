// The entry point of every command, in a small project: what it installs, what it prints, and when it ends.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let project: string

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'shimpyo-run-'))
  await mkdir(join(project, 'scripts'))
  await mkdir(join(project, 'programs'))
  for (const file of ['run.mjs', 'child.mjs']) await cp(`scripts/${file}`, join(project, 'scripts', file))
  await give('package.json', '{ "type": "module" }')
  await give('package-lock.json', lockfile('1.0.0'))
  await give('scripts/greet.ts', `export default (names: string[]) => console.log('Hello', ...names)`)
  await give('scripts/fail.ts', 'export default async () => 3')
})

afterEach(() => rm(project, { recursive: true }))

const give = (file: string, text: string) => writeFile(join(project, file), text)

/** One package a line, so that the npm below can leave one out. */
const lockfile = (version: string) => `{ "packages": {
  "node_modules/linter": { "version": "1.0.0", "integrity": "sha512-linter", "dev": true },
  "node_modules/soup": { "version": "${version}", "integrity": "sha512-${version}" },
  "node_modules/other-machine": { "version": "1.0.0", "optional": true },
  "": { "name": "small" }
} }`

/** A fake npm that does what this test needs of npm ci. */
async function giveNpm(shell: string) {
  await give('programs/npm', `#!/bin/sh\necho "$@" >> npm-calls\n${shell}\n`)
  await chmod(join(project, 'programs/npm'), 0o755)
}

const LIST = 'node_modules/.package-lock.json'
const INSTALLS = `mkdir -p node_modules; if [ "$2" = --omit=dev ]; then grep -v linter package-lock.json > ${LIST}; else cp package-lock.json ${LIST}; fi`

const npmCalls = async () => {
  const calls = await readFile(join(project, 'npm-calls'), 'utf8').catch(() => '')
  return calls.split('\n').filter(Boolean)
}

const environment = () => ({ PATH: `${join(project, 'programs')}:/usr/bin:/bin`, HOME: project })

function run(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(project, 'scripts/run.mjs'), ...args],
      { env: environment() },
      (error, out, errors) => done({ code: Number(error?.code ?? 0), output: out + errors }),
    )
  })
}

test('the first command installs, and the second does not', async () => {
  await giveNpm(INSTALLS)
  expect(await run('greet', 'Minji', 'Joon')).toMatchObject({
    code: 0,
    output: expect.stringContaining('Hello Minji Joon'),
  })
  expect(await run('greet', 'again')).toEqual({ code: 0, output: 'Hello again\n' })
  expect(await npmCalls()).toEqual([expect.stringMatching(/^ci --include=dev /)])
})

test('a start installs what the site needs, a test the development packages too, and the next start keeps them', async () => {
  await giveNpm(INSTALLS)
  await give('scripts/start.mjs', `export default () => console.log('The site')`)
  expect(await run('start')).toMatchObject({ code: 0, output: expect.stringContaining('The site') })
  expect(await run('start')).toEqual({ code: 0, output: 'The site\n' })
  await run('greet')
  await run('start')
  expect(await npmCalls()).toEqual([
    expect.stringMatching(/^ci --omit=dev /),
    expect.stringMatching(/^ci --include=dev /),
  ])
  await give('package-lock.json', lockfile('2.0.0'))
  await run('start')
  expect((await npmCalls()).at(-1)).toMatch(/^ci --include=dev /)
})

test('it installs again when the lockfile names another version', async () => {
  await giveNpm(INSTALLS)
  await run('greet')
  await give('package-lock.json', lockfile('2.0.0'))
  await run('greet')
  expect(await npmCalls()).toHaveLength(2)
})

test('without a network it says so', async () => {
  await giveNpm('echo "npm error code ENOTFOUND" >&2; exit 1')
  const { code, output } = await run('greet')
  expect(code).toBe(1)
  expect(output).toContain('npm could not reach its registry.')
  expect(output).not.toContain('Hello')
  expect(output).not.toMatch(/\bat .*run\.mjs/)
})

test('without npm it says where npm comes from', async () => {
  const { code, output } = await new Promise<{ code: number; output: string }>((done) => {
    const env = { PATH: join(project, 'programs'), HOME: project }
    execFile(process.execPath, [join(project, 'scripts/run.mjs'), 'greet'], { env }, (error, out, errors) =>
      done({ code: Number(error?.code ?? 0), output: out + errors }),
    )
  })
  expect(code).toBe(1)
  expect(output).toContain('npm was not found. It comes with Node: https://nodejs.org')
})

test('the exit code of a command is passed on', async () => {
  await giveNpm(INSTALLS)
  expect((await run('fail')).code).toBe(3)
})

test('a command that does not exist is refused', async () => {
  expect(await run('dance')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Unknown command "dance".'),
  })
})

test('a command that npm started ends when npm ends, even by kill -9', async () => {
  await giveNpm(INSTALLS)
  await give(
    'scripts/stay.ts',
    `import { writeFileSync } from 'node:fs'
    export default () => {
      setInterval(() => {}, 1000)
      process.on('SIGTERM', () => { writeFileSync('left', 'in good order'); process.exit(0) })
      writeFileSync('pid', String(process.pid))
    }`,
  )
  // The usual chain: npm, its shell, the command.
  const shell = `${process.execPath} ${join(project, 'scripts/run.mjs')} stay; true`
  const npm = spawn('/bin/sh', ['-c', `/bin/sh -c '${shell}' & wait`], {
    env: { ...environment(), npm_lifecycle_event: 'stay' },
    stdio: 'ignore',
  })
  const read = (file: string) => readFile(join(project, file), 'utf8')
  const pid = Number(await vi.waitFor(() => read('pid'), { timeout: 60_000, interval: 50 }))
  expect(() => process.kill(pid, 0)).not.toThrow()
  npm.kill('SIGKILL')
  expect(await vi.waitFor(() => read('left'), { timeout: 60_000, interval: 50 })).toBe('in good order')
})

test('a command that npm started goes on when no file can be opened, because that does not mean that npm has ended', async () => {
  await giveNpm(INSTALLS)
  await give(
    'scripts/stay.ts',
    `import { closeSync, openSync, writeFileSync } from 'node:fs'
    export default async () => {
      let isToldToEnd = false
      process.on('SIGTERM', () => { isToldToEnd = true })
      const taken = []
      try { for (;;) taken.push(openSync('/dev/null')) } catch {}
      // As often as it looks for npm.
      for (let looks = 0; looks < 4; looks++) await new Promise((done) => setTimeout(done, 300))
      for (const one of taken) closeSync(one)
      writeFileSync('afterwards', isToldToEnd ? 'ended' : 'still here')
      return 0
    }`,
  )
  const command = `ulimit -n 256; ${process.execPath} ${join(project, 'scripts/run.mjs')} stay; true`
  const npm = spawn('/bin/sh', ['-c', command], {
    env: { ...environment(), npm_lifecycle_event: 'stay' },
    stdio: 'ignore',
  })
  await once(npm, 'exit')
  expect(await readFile(join(project, 'afterwards'), 'utf8')).toBe('still here')
})
