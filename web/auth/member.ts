// Who is signed in: one store for the page, and every tab of this browser follows. The server and the first paint know nobody.
import { useSyncExternalStore } from 'react'
import type { Member } from '#contract/api/auth.ts'
import { readInBrowser, storedToken, storeToken, TOKEN_KEY } from '#web/api.ts'
import { draftsBelongTo, GUEST } from '#web/drafts/draft-owner.ts'
import { ApiError } from '#web/query.ts'

export interface Session {
  member: Member | null
  /** true on the server, at hydration, and until it is known who is signed in */
  loading: boolean
  /** the state of the server's HTML, the same for everyone */
  onServer?: true
}

const ON_SERVER: Session = { member: null, loading: true, onServer: true }
const inBrowser = typeof window !== 'undefined'
let session: Session = inBrowser ? { member: null, loading: storedToken() !== null } : ON_SERVER
const listeners = new Set<() => void>()
/** The visitor is leaving the page: requests that fail now say nothing about the session. */
let unloading = false

export const sessionNow = (): Session => session

export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useMember = (): Session => useSyncExternalStore(onSession, sessionNow, () => ON_SERVER)

/** False when nobody is signed in. */
export const isAdmin = (member: Member | null): boolean => member?.isAdmin ?? false

function become(next: Session) {
  session = next
  if (!next.loading) draftsBelongTo(next.member ? String(next.member.id) : GUEST)
  for (const listener of [...listeners]) listener()
}

/** Once on every page load, as early as can be. */
export function startSession(): Promise<void> {
  addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) void refreshSession()
  })
  addEventListener('pagehide', () => {
    unloading = true
  })
  addEventListener('online', () => void refreshSession())
  addEventListener('pageshow', ({ persisted }) => {
    unloading = false
    // restored from the browser's back/forward cache: somebody may have signed in or out meanwhile
    if (persisted) void refreshSession()
  })
  return refreshSession()
}

let latestRequest = 0

export async function refreshSession() {
  const request = ++latestRequest
  const token = storedToken()
  try {
    const member = await fetchMember()
    if (request === latestRequest) become({ member, loading: false })
  } catch (error) {
    if (request !== latestRequest || unloading) return
    if (token !== null && storedToken() === token && !wasUnreached(error)) storeToken(null)
    become({ member: null, loading: false })
  }
}

/** Without an answer nothing is known about the token: it may be fine once there is a network. */
const wasUnreached = (error: unknown) =>
  error instanceof Error && error.cause instanceof ApiError && error.cause.status === 0

/** Asks the server who holds the stored token. @throws Error "No token found", "Failed to fetch user" */
export async function fetchMember(): Promise<Member> {
  if (storedToken() === null) throw new Error('No token found')
  try {
    return (await readInBrowser('/api/auth/me')) as Member
  } catch (cause) {
    throw new Error('Failed to fetch user', { cause })
  }
}

/** What is known from here on, without asking: an answer about an earlier session comes too late. */
export function setSession(next: Session): void {
  latestRequest++
  become(next)
}

/** What the server has just said of the member: a new username. */
export function setMember(member: Member): void {
  if (session.member?.id === member.id) become({ member, loading: false })
}

/** From here the page is on its way out: what is asked or answered now says nothing about anybody. */
export function beginUnload(): void {
  latestRequest++
  unloading = true
}

/** A full load of another page is under way. */
export const isUnloading = (): boolean => unloading
