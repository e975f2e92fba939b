// npm run dev: the site with hot reload; the server starts again by itself when one of its files changes.
import { runChild } from './child.mjs'
import { loadSettings } from './settings.ts'

export default function dev(): Promise<number> {
  loadSettings()
  return runChild(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'development' },
  })
}
