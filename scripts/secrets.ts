// Finds what looks like a key, a token or a password in a file.

const KINDS: [kind: string, pattern: RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a key of AWS', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\bgh[pousr]_[A-Za-z0-9]{30,}\b|\bgithub_pat_\w{30,}/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{30,}\b/],
  ['a token of Slack', /\bxox[abprs]-[A-Za-z0-9-]{10,}/],
  ['a key of Google', /\bAIza[\w-]{35}\b/],
  ['a key of Stripe', /\b[rs]k_live_[A-Za-z0-9]{16,}/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/],
  ['an authorization header', /\b(?:Bearer|Basic) [A-Za-z0-9+/=_-]{32,}/],
]

/** `scheme://user:password@host`; one letter or a word of an example is no password. */
const IN_ADDRESS = /\b[a-z][a-z+]{2,12}:\/\/[\w.%-]+:([^\s@/'"`$<>{}[\]]{6,})@/g
/** `password = "..."`: a random-looking value with a telling name. */
const ASSIGNED =
  /(?:password|passwd|secret|token|api_?key|credential)\w*["']?\s*[:=]\s*["'`]([^\s"'`$<>{}]{16,})["'`]/gi
/** The last ones are canaries, made for tests of leaks. */
const EXAMPLES = /^(secret|password|only-on-my-machine|S3RVER)$|^canary/i

/** @returns what was found, without repeating it */
export function secretsIn(text: string): string[] {
  const found = KINDS.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind)
  for (const [, password] of text.matchAll(IN_ADDRESS))
    if (!EXAMPLES.test(password!)) found.push('a password in an address')
  for (const [, value] of text.matchAll(ASSIGNED))
    if (!EXAMPLES.test(value!) && isDrawnByLot(value!)) found.push('a value under a telling name')
  return found
}

/** Random values mix both cases and digits; words, paths and class names do so less. */
function isDrawnByLot(value: string): boolean {
  if (!/[a-z]/.test(value) || !/[A-Z]/.test(value) || !/\d/.test(value) || /[\s/.]/.test(value)) return false
  const counts = new Map<string, number>()
  for (const letter of value) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length)
  return bits > 3.5
}
