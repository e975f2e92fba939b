// Describes the network of a sign-in. Only part of an address is stored, so no country can be derived from it.

/** "Network 203.0.113.x" for 203.0.113.0/24, "Local network" for private addresses, null when unknown. */
export function networkWords(range: string | null): string | null {
  if (!range) return null
  const [address = ''] = range.split('/')
  if (LOCAL.test(address)) return 'Local network'
  return `Network ${address.includes(':') ? address.replace(/::$/, ':x') : address.replace(/\.0$/, '.x')}`
}

/** This machine, private networks, link-local. */
const LOCAL =
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|(0:0:0)?::|f[cd][0-9a-f]{2}:|fe80:)/i
