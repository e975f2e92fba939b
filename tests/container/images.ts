// Builds the image of the Dockerfile where no registry of images is at hand: its two bases are made of Debian packages.
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, realpathSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { AS_HERE, type Podman } from './podman.ts'

const DEBIAN = 'debian:bookworm-slim'
const NODE = 'node:24-bookworm-slim'

/** Debian without anything that is not essential, and the C++ library that comes with its package manager. */
export async function makeDebian({ folder, run }: Podman) {
  const archive = join(folder, 'debian.tar')
  const args = ['--variant=essential', '--include=libstdc++6', 'bookworm', archive]
  // Its installer waits for the disk after each file: in memory it takes a third of the time.
  await promisify(execFile)('mmdebstrap', args, { env: { ...process.env, TMPDIR: roomyFolder() } })
  await run('import', '--quiet', archive, DEBIAN)
}

/** The Node of the lockfile with this machine's npm. */
export async function makeNode({ folder, run }: Podman) {
  const context = join(folder, 'node')
  mkdirSync(context)
  cpSync(realpathSync(process.execPath), join(context, 'node'))
  const npm = execFileSync('/bin/sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim()
  cpSync(join(realpathSync(npm), '../..'), join(context, 'npm'), { recursive: true, dereference: true })
  const lines = [
    `FROM ${DEBIAN}`,
    'COPY node /usr/local/bin/node',
    'COPY npm /usr/local/lib/node_modules/npm',
    'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
  ]
  writeFileSync(join(context, 'Dockerfile'), lines.join('\n'))
  await run('build', '--quiet', '--pull=never', '--layers=false', ...AS_HERE, '-t', NODE, context)
}

/** `docker build .`, with the packages that npm has downloaded on this machine before. */
export async function makeSite({ folder, run }: Podman, name: string) {
  const setting = (key: string) =>
    execFileSync('npm', ['config', 'get', key], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  const [certificates, cache] = [setting('cafile'), setting('cache')]
  const lines = [`registry=${setting('registry')}`, 'prefer-offline=true']
  const shared = [`${join(folder, 'npmrc')}:/root/.npmrc:ro`]
  mkdirSync(cache, { recursive: true })
  shared.push(`${cache}:/root/.npm`)
  if (certificates !== 'null') {
    lines.push('cafile=/etc/npm-certificates')
    shared.push(`${certificates}:/etc/npm-certificates:ro`)
  }
  writeFileSync(join(folder, 'npmrc'), lines.join('\n'))
  const options = ['--format=docker', '--pull=never', '--layers=false', ...AS_HERE]
  await run('build', ...options, ...shared.map((one) => `--volume=${one}`), '-t', name, '.')
}

function roomyFolder() {
  const memory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > 2e9 ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
