// Calls about accounts, as a visitor makes them, for tests.
import type { LightMyRequestResponse } from 'fastify'
import type { TestSite } from './site.ts'

export const PASSWORD = 'tea at midnight'
/** Instead of a value: the field is not sent at all. */
export const MISSING = Symbol('no such field')

let number = 0
/** A new email address each time. */
export const anEmail = () => `visitor${++number}@example.com`

const sent = (value: unknown) => (value === MISSING ? undefined : value)

export const accountsAt = (site: () => TestSite) => ({
  register: (email: unknown, password: unknown = PASSWORD, at = site()) =>
    at.visitor.post('/api/auth/register', { email: sent(email), password: sent(password) }),
  login: (identifier: unknown, password: unknown = PASSWORD, at = site()) =>
    at.visitor.post('/api/auth/login', { identifier: sent(identifier), password: sent(password) }),
  me: (token: string, at = site()) =>
    at.visitor.call({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } }),
})

/** The session cookie that an answer sets. */
export const cookieOf = (answer: LightMyRequestResponse) =>
  answer.cookies.find(({ name }) => name.endsWith('session'))
