// Turns the server's last log output into one line that says what to do.

const KNOWN: [RegExp, string][] = [
  [
    /shared memory segment: No space left|semaphores: No space left/,
    'the system has no shared memory left for it. Raise kernel.shmmni and kernel.sem, or stop other servers',
  ],
  [
    /No space left on device|Disk quota exceeded/,
    'ENOSPC: no space left on device. Free some space and start again',
  ],
  [
    /EMFILE|ENFILE|Too many open files|insufficient file descriptors|out of file descriptors/,
    'there are too few file descriptors. Raise the limit (ulimit -n 4096) and start again',
  ],
  [
    /ENOMEM|EAGAIN|Cannot allocate memory|Resource temporarily unavailable|out of memory|could not map anonymous shared memory/,
    'there is too little memory. It needs about 100 MB',
  ],
  [
    /error while loading shared libraries|Library not loaded/,
    'it is incomplete, because npm is configured not to run install scripts. Run `npm rebuild --ignore-scripts=false`',
  ],
  [
    /could not look up effective user ID/,
    'whoever starts the site has no name on this machine. Add the user to /etc/passwd, or start the site as another one',
  ],
  [/Read-only file system/, 'its file system is read-only'],
  [/could not bind|address already in use/i, 'its port is used by another program. Start again'],
]

/** Some failures, such as being unable to start a process, are only logged at a level that is off. */
const SILENT =
  'it stopped without a message, perhaps because of too little memory or too few processes (ulimit -u)'

/** PostgreSQL's own two guards against a second server on one directory. */
export const isStillRunning = (log: string) => /pre-existing shared memory block/.test(log)
export const hasLockFile = (log: string) => /lock file ".*" already exists/.test(log)

/** @param log what the server wrote to standard error */
export function explain(log: string): string {
  for (const [pattern, words] of KNOWN) if (pattern.test(log)) return words
  const complaints = [...log.matchAll(/(FATAL|PANIC|ERROR|error): +(.+)/g)].filter(
    ([, , words]) => !/system is starting up|terminating connection/.test(words!),
  )
  const worst = complaints.find(([, kind]) => kind === 'PANIC') ?? complaints.at(-1)
  const words = worst?.[2] ?? (log.trim().split('\n').at(-1) || SILENT)
  return `${words}. If it is damaged, restore a backup into another DATA_DIR (npm run restore)`
}
