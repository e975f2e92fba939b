// Internet addresses: the network that a limit counts for, and how much of an address is stored.
import ipaddr from 'ipaddr.js'

/**
 * Whom an address stands for: IPv6 hosts own a /64, so a /64 counts as one.
 * @param address request.ip: Fastify reads X-Forwarded-For, as TRUST_PROXY says. Undefined where a visitor hung up
 * before it was read, whatever its types say
 */
export function addressKey(address: string | undefined): string {
  const parsed = parseAddress(address)
  if (!parsed) return 'unknown'
  return parsed instanceof ipaddr.IPv4 ? parsed.toString() : network(parsed, 64)
}

/** As much of an address as is ever stored: /24, or /48. Null for what is no address. */
export function coarseAddress(address: string | undefined): string | null {
  const parsed = parseAddress(address)
  if (!parsed) return null
  return parsed instanceof ipaddr.IPv4 ? `${parsed.octets.slice(0, 3).join('.')}.0/24` : network(parsed, 48)
}

export function parseAddress(address = '') {
  // Some proxies add the port: 203.0.113.7:5678, [2001:db8::1]:5678.
  const host = address.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')
  // 203.0.113.7 may come as ::ffff:203.0.113.7. The library alone would also read 7 and 0x7f.1 as addresses.
  return ipaddr.isValid(host) && (host.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(host))
    ? ipaddr.process(host)
    : null
}

/** The first bits of an address, as the limits in the database name them: 2001:db8:0:0::/64. */
const network = ({ parts }: ipaddr.IPv6, bits: number) =>
  `${parts
    .slice(0, bits / 16)
    .map((part) => part.toString(16))
    .join(':')}::/${bits}`
