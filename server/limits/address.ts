// Internet addresses: whom one counts for, and how much of one is kept.
import { isIP } from 'node:net'

/** Asked several times for every request; whoever has many addresses must not fill the memory. */
const MOST_REMEMBERED = 1_000
const keys = new Map<string, string>()

/**
 * Whom an address stands for: IPv6 hosts own a /64, so a /64 counts as one.
 * @param address undefined where a visitor hung up before it was asked, whatever the types of Fastify say
 */
export function addressKey(address: string | undefined): string {
  if (!address) return 'unknown'
  const known = keys.get(address)
  if (known) return known
  const { v4, groups } = read(address)
  const key = v4 ?? (groups ? `${shown(groups, 4)}::/64` : 'unknown')
  if (keys.size >= MOST_REMEMBERED) keys.clear()
  keys.set(address, key)
  return key
}

/** As much of an address as is ever stored: /24, or /48. Null for what is no address. */
export function coarseAddress(address: string | undefined): string | null {
  if (!address) return null
  const { v4, groups } = read(address)
  if (v4) return `${v4.slice(0, v4.lastIndexOf('.'))}.0/24`
  return groups ? `${shown(groups, 3)}::/48` : null
}

function read(address: string): { v4?: string; groups?: string[] } {
  // Some proxies add the port: 203.0.113.7:5678, [2001:db8::1]:5678.
  const plain = address.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3').replace(/%.*$/, '')
  if (isIP(plain) === 4) return { v4: plain }
  if (isIP(plain) !== 6) return {}
  const [head = '', tail] = plain.split('::')
  const left = head ? groupsOf(head) : []
  const right = tail ? groupsOf(tail) : []
  const middle =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...middle, ...right].map((group) => group.toLowerCase().padStart(4, '0'))
  // ::ffff:203.0.113.7 is an IPv4 address in other clothes.
  if (groups.slice(0, 5).every((group) => group === '0000') && groups[5] === 'ffff')
    return { v4: bytesOf(groups[6]!, groups[7]!) }
  return { groups }
}

function groupsOf(part: string): string[] {
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [group]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)]
  })
}

const bytesOf = (...pairs: string[]) =>
  pairs
    .flatMap((pair) => [Number.parseInt(pair.slice(0, 2), 16), Number.parseInt(pair.slice(2), 16)])
    .join('.')

const shown = (groups: string[], count: number) =>
  groups
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
