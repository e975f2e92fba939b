// npm run dev: the site with hot reload; the server starts again by itself when one of its files changes.
import { runChild } from './child.mjs'
import { loadSettings } from './settings.ts'

/** What runs in the server. web/ is not among it: there Vite replaces what changed, without a start. */
const WATCHED = ['server', 'contract', 'packages']

export default function dev(): Promise<number> {
  loadSettings()
  const watch = ['--watch', '--watch-preserve-output', ...WATCHED.map((folder) => `--watch-path=${folder}`)]
  return runChild(process.execPath, [...watch, 'server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'development' },
  })
}
