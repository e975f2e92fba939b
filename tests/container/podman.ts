// Debian's Podman with a store of its own in a temporary folder, which is removed afterwards.
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { needCommand } from '../commands.ts'

export interface Podman {
  /** a temporary folder for whatever else is needed */
  folder: string
  /** Runs `podman ARGS`. @returns what it printed @throws with its complaint */
  run: (...args: string[]) => Promise<string>
  close: () => Promise<void>
}

/** runc, because crun knows no machine with both kinds of cgroups. */
const NEEDED = ['podman', 'runc', 'catatonit', 'mmdebstrap', 'haproxy']

/** Why containers cannot run here, or undefined. @throws if a program is missing */
export function noContainers(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'containers are tried as root on Linux'
  for (const name of NEEDED) needCommand(name)
}

/** Containers get the network of this machine, and no more open files than it allows. */
export const AS_HERE = ['--network=host', `--ulimit=nofile=${openFiles()}`, '--ulimit=nproc=4096:4096']

export function startPodman(): Podman {
  const folder = mkdtempSync(join(tmpdir(), 'shimpyo-podman-'))
  const store = [`--root=${folder}/store`, `--runroot=${folder}/run`, '--storage-driver=overlay']
  const own = [...store, '--runtime=runc', '--cgroup-manager=cgroupfs', '--events-backend=file']
  const run = async (...args: string[]) => {
    try {
      const { stdout } = await promisify(execFile)('podman', [...own, ...args], { maxBuffer: 1e8 })
      return stdout.trim()
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string }
      throw new Error(`podman ${args.join(' ')}:\n${stdout.slice(-4000)}${stderr.slice(-4000)}`, {
        cause: error,
      })
    }
  }
  return {
    folder,
    run,
    async close() {
      await run('rm', '--all', '--force', '--time=0')
      // What podman does after a container's end may mount the store once more.
      for (let tries = 20; ; tries--) {
        const mounted = execFileSync('findmnt', ['-rno', 'TARGET'], { encoding: 'utf8' }).split('\n')
        for (const place of mounted.filter((one) => one.startsWith(folder)).reverse())
          execFileSync('umount', ['--lazy', place])
        try {
          return rmSync(folder, { recursive: true, force: true })
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EBUSY' || tries === 0) throw error
          await setTimeout(250)
        }
      }
    },
  }
}

function openFiles() {
  const most = execFileSync('/bin/sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim()
  return most === 'unlimited' ? '65536:65536' : `${most}:${most}`
}
