// The part of the world an address belongs to, by the registry that gives it out: all that admins see of it.
import ipaddr from 'ipaddr.js'
import { parseAddress } from './address.ts'

/**
 * The first number of an IPv4 address, as IANA's registry of address blocks has it. Blocks from before the registries,
 * which are used all over the world, are left out.
 */
const FIRST_NUMBERS: Record<string, readonly (number | readonly [from: number, to: number])[]> = {
  'Asia-Pacific': [
    1,
    14,
    27,
    36,
    39,
    42,
    43,
    49,
    [58, 61],
    101,
    103,
    106,
    [110, 126],
    133,
    150,
    153,
    163,
    171,
    175,
    180,
    182,
    183,
    202,
    203,
    210,
    211,
    [218, 223],
  ],
  'Europe or Middle East': [
    2,
    5,
    31,
    37,
    46,
    62,
    [77, 95],
    109,
    141,
    145,
    151,
    176,
    178,
    185,
    188,
    [193, 195],
    212,
    213,
    217,
  ],
  'North America': [23, 24, 50, [63, 76], [96, 100], 104, 107, 108, 173, 174, 184, 199, [204, 209], 216],
  'Latin America': [177, 179, 181, 186, 187, [189, 191], 200, 201],
  Africa: [41, 102, 105, 154, 196, 197],
}
/** The first two digits of an IPv6 address, of the large blocks of 2006. */
const IPV6: Record<string, string> = {
  '24': 'Asia-Pacific',
  '26': 'North America',
  '28': 'Latin America',
  '2a': 'Europe or Middle East',
  '2c': 'Africa',
}
const LOCAL = ['private', 'loopback', 'linkLocal', 'uniqueLocal']

/** @param address also the beginning of one: 203.0.113.0/24. Null where it says nothing */
export function regionOf(address: string | null | undefined): string | null {
  const parsed = address ? parseAddress(address.split('/', 1)[0]!) : null
  if (!parsed) return null
  if (LOCAL.includes(parsed.range())) return 'Local network'
  if (!(parsed instanceof ipaddr.IPv4)) return IPV6[parsed.parts[0]!.toString(16).slice(0, -2)] ?? null
  const first = parsed.octets[0]!
  const isIn = (block: number | readonly [number, number]) =>
    typeof block === 'number' ? block === first : block[0] <= first && first <= block[1]
  return Object.entries(FIRST_NUMBERS).find(([, blocks]) => blocks.some(isIn))?.[0] ?? null
}
