// The session of the page: who is signed in, in sync across tabs. The server and the first paint have no member.
import { useSyncExternalStore } from 'react'
import type { Member } from '#contract/api/auth.ts'
import { readInBrowser, removeEndedToken, storedToken, TOKEN_KEY } from '#web/api.ts'
import { draftsBelongTo, GUEST } from '#web/drafts/draft-owner.ts'
import { listeners } from '#web/listeners.ts'
import { ApiError } from '#web/query.ts'

export interface Session {
  member: Member | null
  /** true on the server, while hydrating, and until the session is known */
  loading: boolean
  /** the state of the server's HTML, the same for everybody */
  onServer?: true
}

const ON_SERVER: Session = { member: null, loading: true, onServer: true }
const inBrowser = typeof window !== 'undefined'
let session: Session = inBrowser ? { member: null, loading: storedToken() !== null } : ON_SERVER
const { subscribe, notify } = listeners()
/** True while the page unloads: a request that fails now proves nothing about the session. */
let unloading = false

export const sessionNow = (): Session => session
export const onSession = subscribe
export const useMember = (): Session => useSyncExternalStore(onSession, sessionNow, () => ON_SERVER)

/** For a press before the session is known: it waits. */
export const knownSession = (): Promise<Session> =>
  new Promise((resolve) => {
    const look = () => {
      if (session.loading) return
      stop()
      resolve(session)
    }
    const stop = onSession(look)
    look()
  })

/** False when nobody is signed in. */
export const isAdmin = (member: Member | null): boolean => member?.isAdmin ?? false

function become(next: Session) {
  session = next
  if (!next.loading) draftsBelongTo(next.member ? String(next.member.id) : GUEST)
  notify()
}

/** Call it once per page load, as early as possible. */
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
    // restored from the back/forward cache: the session may have changed meanwhile
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
    if (!wasUnreached(error)) removeEndedToken(token)
    become({ member: null, loading: false })
  }
}

/** Without a response the token may still be valid. */
const wasUnreached = (error: unknown) =>
  error instanceof Error && error.cause instanceof ApiError && error.cause.status === 0

/** Fetches the member of the stored token. @throws Error "No token found", "Failed to fetch user" */
export async function fetchMember(): Promise<Member> {
  if (storedToken() === null) throw new Error('No token found')
  try {
    return (await readInBrowser('/api/auth/me')) as Member
  } catch (cause) {
    throw new Error('Failed to fetch user', { cause })
  }
}

/** Sets the session without a request. Responses to earlier requests are ignored. */
export function setSession(next: Session): void {
  latestRequest++
  become(next)
}

/** Updates the member after a change, such as a new username. */
export function setMember(member: Member): void {
  if (session.member?.id === member.id) become({ member, loading: false })
}

/** Marks the page as unloading: responses and failures from here on do not change the session. */
export function beginUnload(): void {
  latestRequest++
  unloading = true
}

/** True while a full load of another page is under way. */
export const isUnloading = (): boolean => unloading
