// A full disk: the server goes on answering and only refuses to write, until there is room again.
import fs from 'node:fs'
import type pg from 'pg'

/** What stays free for the server's log of changes: without room for the next piece of it, it can only stop. */
const RESERVE = 48 * 1024 * 1024
const EVERY = 500

/** @returns how to stop watching */
export function watchDiskRoom(dir: string, owner: pg.Client, reserve = RESERVE): () => void {
  /** As the server is set; undefined until it was asked, because an earlier site may have set it. */
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
    await look().catch(() => {}) // tried again
    isLooking = false
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
