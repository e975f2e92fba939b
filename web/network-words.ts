// Where a sign-in came from, in words: we keep only part of an address, and from that no country can be told.

/** "Network 203.0.113.x" for 203.0.113.0/24, "Local network" for addresses that lead to nobody else; null when not known. */
export function networkWords(range: string | null): string | null {
  if (!range) return null
  const [address = ''] = range.split('/')
  if (LOCAL.test(address)) return 'Local network'
  return `Network ${address.includes(':') ? address.replace(/::$/, ':x') : address.replace(/\.0$/, '.x')}`
}

/** This machine, private networks, link-local. */
const LOCAL =
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|(0:0:0)?::|f[cd][0-9a-f]{2}:|fe80:)/i
