// Watches the free disk space: a nearly full disk makes the server read-only until there is room again.
import fs from 'node:fs'
import type pg from 'pg'

/** Reserved for the write-ahead log: without room for its next segment the server has to stop. */
const RESERVE = 48 * 1024 * 1024
const EVERY = 500

/** @returns a function that stops watching */
export function watchDiskRoom(dir: string, owner: pg.Client, reserve = RESERVE): () => void {
  /** The server's setting; undefined until it was read, because an earlier site may have changed it. */
  let isFull: boolean | undefined
  const look = async () => {
    const { bavail, bsize } = await fs.promises.statfs(dir)
    const full = bavail * bsize < reserve
    isFull ??=
      (await owner.query('show default_transaction_read_only')).rows[0].default_transaction_read_only === 'on'
    if (full === isFull) return
    await owner.query(
      `alter system ${full ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only'}`,
    )
    await owner.query('select pg_reload_conf()')
    isFull = full
  }
  let isLooking = false
  const timer = setInterval(async () => {
    if (isLooking) return
    isLooking = true
    await look().catch(() => {}) // the next look tries again
    isLooking = false
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
