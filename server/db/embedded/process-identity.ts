// Which process is it, really? Process numbers are reused, and mean nothing on another machine.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'

/** When the process with this number started, in whatever unit the system has; null when it cannot be known. */
export function startOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      // Field 22 of the line; the name in field 2 may hold spaces and brackets, so count after its last one.
      const line = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
      return line.slice(line.lastIndexOf(') ') + 2).split(' ')[19] ?? null
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null // no such process, or a system that does not tell
  }
}

/** Where process numbers are comparable: one start of one machine, and on Linux one container of it. */
export function homeOfProcesses(): string {
  if (process.platform !== 'linux') return os.hostname()
  try {
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${fs.readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return os.hostname()
  }
}
