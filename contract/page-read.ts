// Pages that were read about something, as forms hold them: a line of text for each.
import type { PageRead } from './comfort.ts'

/** "Dramabeans, episode 9 | https://… | 2026-11", a line each. */
export const pagesText = (pages: readonly PageRead[]): string =>
  pages.map(({ name, url, read }) => `${name} | ${url} | ${read}`).join('\n')

/** What a line lacks stays empty, for the server to name. A name may hold the mark itself. */
export const pagesIn = (text: string): PageRead[] =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const parts = line.split('|').map((part) => part.trim())
      const [url = '', read = ''] = parts.slice(-2)
      return parts.length < 3
        ? { name: parts[0] ?? '', url: parts[1] ?? '', read: '' }
        : { name: parts.slice(0, -2).join(' | '), url, read }
    })
