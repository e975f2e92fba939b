// npm run dev: the site with hot reload; the server restarts when one of its files changes.
import { runChild } from './child.mjs'
import { loadSettings } from './settings.ts'

/** The server's sources. web/ is not among them: Vite replaces those without a restart. */
const WATCHED = ['server', 'contract', 'packages']

export default function dev(): Promise<number> {
  loadSettings()
  const watch = ['--watch', '--watch-preserve-output', ...WATCHED.map((folder) => `--watch-path=${folder}`)]
  return runChild(process.execPath, [...watch, 'server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'development' },
  })
}
