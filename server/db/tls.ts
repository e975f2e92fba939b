// TLS to the PostgreSQL server: what sslmode means, and messages for certificates that are not accepted.

/**
 * The driver treats these modes as verify-full, and warns that a later version will not. Writing verify-full keeps them
 * strict. With uselibpqcompat=true they mean the same as in psql.
 */
export const withCheckedCertificates = (url: string): string =>
  /[?&]uselibpqcompat=true(&|$)/.test(url)
    ? url
    : url.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, '$1verify-full')

/** What is wrong with the server's TLS, or null when the failure is about something else. */
export function tlsProblem(error: unknown, it: string): string | null {
  if (!(error instanceof Error)) return null
  // The driver gives this no code.
  if (error.message === 'The server does not support SSL connections')
    return `${it} does not offer TLS: turn it on there, or set sslmode=disable if you trust the network in between`
  const { code = '' } = error as NodeJS.ErrnoException
  if (!/CERT|SIGNATURE|^ERR_TLS|^ERR_SSL/.test(code)) return null
  return `the certificate of ${it} was not accepted (${error.message.replaceAll(/\s+/g, ' ')}): set sslrootcert= to the file of its authority, or set sslmode=no-verify to encrypt without checking the server`
}
