// Finds video lines in a text: a line with only a watch, embed or short link and an id of 11 characters.
import { PLAYERS_MOST } from '#contract/community.ts'

const WATCH_HOSTS = ['www.youtube.com', 'youtube.com', 'm.youtube.com']
const EMBED_HOSTS = [...WATCH_HOSTS, 'www.youtube-nocookie.com', 'youtube-nocookie.com']
const SHORT_HOST = 'youtu.be'
const ID = /^[\w-]{11}$/

/** The video's id, or null for a line of text. */
export function videoIn(line: string): string | null {
  const link = line.trim()
  // Valid addresses are plain ASCII. URL would accept backslashes and quotes, so they are rejected here.
  if (!/^(?:https?:\/\/)?[a-z.-]+\/[\w./?&=%#:~+-]+$/i.test(link)) return null
  const address = read(/^https?:/i.test(link) ? link : `https://${link}`)
  if (!address || address.port || address.username || address.password) return null
  const { hostname, pathname, searchParams } = address
  if (hostname === SHORT_HOST) return known(pathname.slice(1))
  if (EMBED_HOSTS.includes(hostname) && pathname.startsWith('/embed/')) return known(pathname.slice(7))
  if (WATCH_HOSTS.includes(hostname) && pathname === '/watch') {
    const ids = searchParams.getAll('v')
    return ids.length === 1 ? known(ids[0]!) : null
  }
  return null
}

function read(link: string): URL | null {
  try {
    return new URL(link)
  } catch {
    return null
  }
}

const known = (id: string) => (ID.test(id) ? id : null)

/** `line` is the number of its first line, unique in the text. */
export type Block =
  | { kind: 'text'; line: number; text: string }
  | { kind: 'video'; line: number; video: string; link: string }

/** Splits a text into blocks: runs of text lines, and videos between them. @param players maximum number of videos */
export function blocksOf(content: string, players = PLAYERS_MOST): Block[] {
  const blocks: Block[] = []
  const lines = content.split(/\r\n|\r|\n/)
  let start = 0
  let left = players
  const endText = (end: number) => {
    const text = lines
      .slice(start, end)
      .join('\n')
      .replace(/^\s*\n|\n\s*$/g, '')
    if (text.trim() !== '') blocks.push({ kind: 'text', line: start, text })
  }
  for (const [at, line] of lines.entries()) {
    const video = left > 0 ? videoIn(line) : null
    if (video === null) continue
    left--
    endText(at)
    blocks.push({ kind: 'video', line: at, video, link: line.trim() })
    start = at + 1
  }
  endText(lines.length)
  return blocks
}

/** The beginning of a text for a card; short texts are whole. */
export function beginningOf(blocks: readonly Block[], letters: number, videos: number) {
  const shown: Block[] = []
  let room = letters
  let screens = videos
  for (const block of blocks) {
    if (block.kind === 'video') {
      if (screens-- === 0) break
      shown.push(block)
    } else if (block.text.length <= room) {
      room -= block.text.length
      shown.push(block)
    } else {
      shown.push({ ...block, text: cut(block.text, room) })
      return { shown, isWhole: false }
    }
  }
  return { shown, isWhole: shown.length === blocks.length }
}

/** Cuts between paragraphs or words if possible, and never inside a surrogate pair. */
function cut(text: string, length: number): string {
  const start = [...text.slice(0, length + 1)].slice(0, -1).join('')
  const paragraph = start.lastIndexOf('\n\n')
  const space = start.search(/\s\S*$/)
  const end = paragraph > length * 0.6 ? paragraph : space > length / 2 ? space : start.length
  const words = start.slice(0, end).trimEnd()
  // a complete sentence gets no ellipsis
  return /[.!?]$/.test(words) ? words : `${words}…`
}
