// The entry point of every command: installs what is missing, then runs scripts/NAME on the project's own Node.
// Plain JavaScript without packages, because a fresh clone has none yet.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild } from './child.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const onWindows = process.platform === 'win32'
const INSTALLED = 'node_modules/.package-lock.json'
const major = Number(process.versions.node.split('.')[0])

/** These commands only build and run the site; every other one also needs the development packages. */
const NEED_NO_TOOLS = ['start', 'build', 'admin', 'backup', 'restore', 'comfort']

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, link?: boolean }} Locked */

class Refusal extends Error {}

try {
  process.chdir(root)
  const [name = '', ...args] = process.argv.slice(2)
  if (major < 20) throw new Refusal(`Shimpyo needs Node 20 or newer to start; this is ${process.version}.`)
  if (!existsSync(fileOf(name))) throw new Refusal(`Unknown command "${name}".`)
  exitWithNpm()
  // A container image is complete, and nothing can be installed there.
  if (!process.env.INSTALLED)
    await installWhatIsMissing(!NEED_NO_TOOLS.includes(name) && !name.includes('/bench/'))
  await runOnOwnNode(name, args)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
}

/**
 * npm passes a signal to its shell, but not every shell passes it on. The site would outlive npm and keep
 * its port and its database. So a process that npm started ends when npm ends.
 */
function exitWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const [parent, grandparent] = [process.ppid, parentOf(process.ppid)]
  setInterval(() => {
    const now = parentOf(process.ppid)
    const isOrphaned = now !== undefined && grandparent !== undefined && now !== grandparent
    if (process.ppid !== parent || isOrphaned) process.kill(process.pid, 'SIGTERM')
  }, 300).unref()
}

/**
 * Known on Linux only; elsewhere the own parent is used. A file that cannot be read (no descriptors left) says
 * nothing about npm.
 * @param {number} pid
 */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
  } catch {
    return undefined
  }
}

/** Plain JavaScript where every start needs it, else TypeScript.
 * @param {string} name
 */
function fileOf(name) {
  const plain = new URL(`./${name}.mjs`, import.meta.url)
  return existsSync(plain) ? plain : new URL(`./${name}.ts`, import.meta.url)
}

/**
 * npm lists what it has installed in node_modules; that list has to agree with the lockfile.
 * @param {boolean} withTools whether development packages are needed too
 */
async function installWhatIsMissing(withTools) {
  const locked = packagesIn('package-lock.json')
  const installed = existsSync(INSTALLED) ? packagesIn(INSTALLED) : {}
  /** @param {[string, Locked]} entry */
  const isInstalled = ([path, one]) => {
    // the packages of this repository are here already
    if (!path.startsWith('node_modules/') || one.link || (one.dev && !withTools)) return true
    const found = installed[path]
    return found ? found.version === one.version && found.integrity === one.integrity : one.optional === true
  }
  if (existsSync(INSTALLED) && Object.entries(locked).every(isInstalled)) return
  // Installed development packages are not removed again.
  const hasTools = Object.values(installed).some(({ dev }) => dev)
  await install(withTools || hasTools ? '--include=dev' : '--omit=dev')
}

/**
 * @param {string} lockfile
 * @returns {Record<string, Locked>}
 */
function packagesIn(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages
}

/** @param {'--include=dev' | '--omit=dev'} tools */
async function install(tools) {
  console.log('Installing packages. This takes about half a minute; later starts skip it ...')
  let complaints = ''
  const code = await runChild(
    'npm',
    ['ci', tools, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      // npm empties node_modules first, so it must not run on a Node inside of it.
      env: { ...process.env, PATH: withoutOwnPrograms(process.env.PATH ?? '') },
      shell: onWindows,
      onStderr: (errors) => {
        complaints += errors
      },
    },
  ).catch((error) => {
    if (error.code !== 'ENOENT') throw error
    throw new Refusal('npm was not found. It comes with Node: https://nodejs.org')
  })
  if (code === 0) return
  if (code > 128) process.exit(code)
  throw new Refusal(
    /E(NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH)|ERR_SOCKET_TIMEOUT/.test(
      complaints,
    )
      ? 'npm could not reach its registry. Check the network and `npm config get registry`, then try again.'
      : 'npm could not install the packages. See its output above.',
  )
}

/** @param {string} path */
function withoutOwnPrograms(path) {
  const own = join(root, 'node_modules', '.bin')
  return path
    .split(delimiter)
    .filter((folder) => folder !== own)
    .join(delimiter)
}

/** In this process where it already is the right Node, which saves a second one; else in a child.
 * @param {string} name
 * @param {string[]} args
 */
async function runOnOwnNode(name, args) {
  const ownNode = findOwnNode()
  if (ownNode !== realpathSync(process.execPath)) {
    // With the same flags, because package.json sets the site's memory there.
    const again = [...process.execArgv, fileURLToPath(import.meta.url), name, ...args]
    process.exitCode = await runChild(ownNode, again)
    return
  }
  const command = await import(fileOf(name).href)
  const code = await command.default(args)
  if (typeof code === 'number') process.exitCode = code
}

/** The Node that npm installed for this system, if there is one. */
function findOwnNode() {
  const system = onWindows ? 'win' : process.platform
  const own = join(root, `node_modules/node-${system}-${process.arch}/bin`, onWindows ? 'node.exe' : 'node')
  if (existsSync(own)) return realpathSync(own)
  if (major >= 24) return realpathSync(process.execPath)
  throw new Refusal(
    `npm has no Node for this system (${system}-${process.arch}): install Node 24 or newer (this is ${process.version}).`,
  )
}
