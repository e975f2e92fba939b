// The user who runs the server: PostgreSQL refuses to run as root, so root starts it as an unprivileged user.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { EmbeddedPostgresError } from './error.ts'
import { PROGRAM_ENV, program } from './programs.ts'

export type User = { uid: number; gid: number }

/** How to start a program for the server. */
export type RunAs = {
  /** Who owns the files; undefined: the user who starts the site. */
  user: User | undefined
  /** The file and arguments for spawn. */
  command(file: string, args: string[]): [string, string[]]
  /** For spawn's options. */
  options: Partial<User>
}

/** The preferred user, then one that every system has. */
const USERS = ['postgres', 'nobody']

/** The user for a data directory: its present owner, so that every start finds files it may use. */
export function runAs(dir: string): RunAs {
  if (process.getuid?.() !== 0) return { user: undefined, command: (file, args) => [file, args], options: {} }
  const accounts = readAccounts()
  const owner = fs.existsSync(dir) ? fs.statSync(dir) : undefined
  // initdb refuses a user without a name
  const user = accounts.find(({ uid }) => uid === owner?.uid) ?? unprivileged(accounts)
  const { uid, gid } = user
  const places = [path.dirname(program('postgres')), path.dirname(path.resolve(dir))]
  const closed = places.find((place) => !mayEnter(place, user))
  if (!closed) return { user, command: (file, args) => [file, args], options: { uid, gid } }
  const wrapper = passThrough(user, closed)
  return { user, command: (file, args) => ['setpriv', [...wrapper, file, ...args]], options: {} }
}

type Account = User & { name: string }

function readAccounts(): Account[] {
  return fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0)
}

function unprivileged(accounts: Account[]): User {
  for (const name of USERS) {
    const account = accounts.find((one) => one.name === name)
    if (account) return account
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and this machine has no user ${USERS.join(' or ')}: start the site as another user, or set DATABASE_URL`,
  )
}

/** Whether the user may enter every folder of the path. */
function mayEnter(place: string, user: User): boolean {
  let at = path.resolve(place)
  while (!fs.existsSync(at)) at = path.dirname(at)
  for (at = fs.realpathSync(at); ; at = path.dirname(at)) {
    const { mode, uid, gid } = fs.statSync(at)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if (!(mode & bit)) return false
    if (at === path.dirname(at)) return true
  }
}

/** The arguments that work, by user: trying them starts two programs. */
const tried = new Map<number, string[]>()

/**
 * For a place like /root that the user may not enter: setpriv (util-linux) changes the user and leaves one capability
 * of root, to pass through folders and read. @returns the arguments of setpriv
 */
function passThrough({ uid, gid }: User, closed: string): string[] {
  const known = tried.get(uid)
  if (known) return known
  const right = '-all,+dac_read_search'
  // Without the securebit access(2) ignores the capability, and PostgreSQL uses it to find its own programs.
  const args = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs']
  args.push('--securebits=+no_setuid_fixup')
  args.push(`--inh-caps=${right}`, `--ambient-caps=${right}`, `--bounding-set=${right}`)
  try {
    execFileSync('setpriv', [...args, program('postgres'), '--version'], { stdio: 'pipe', env: PROGRAM_ENV })
    tried.set(uid, args)
    return args
  } catch {
    throw new EmbeddedPostgresError(
      `PostgreSQL does not run as root, and another user cannot enter ${closed}: move it elsewhere, start the site as another user, or set DATABASE_URL`,
    )
  }
}

/** Gives a directory and its files to the user who runs the server: a copy made by root belongs to root. */
export function chownRecursively(dir: string, user: User): void {
  const give = (name: string) => {
    const { uid, gid } = fs.lstatSync(name)
    if (uid !== user.uid || gid !== user.gid) fs.lchownSync(name, user.uid, user.gid)
  }
  give(dir)
  // Folder by folder: in a recursive listing, putting the paths together takes longer than looking at the files.
  for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
    const place = path.join(dir, entry.name)
    if (entry.isDirectory()) chownRecursively(place, user)
    else give(place)
  }
}
