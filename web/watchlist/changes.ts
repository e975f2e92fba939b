// What is changed in the watchlist: shown at once, rolled back when the server refuses.
import type { QueryClient } from '@tanstack/react-query'
import type { Noted, NotedChange, WatchlistDrama, WatchlistEntry } from '#contract/api/watchlist.ts'
import { send } from '#web/api.ts'
import { rememberPress } from '#web/auth/before-sign-in.ts'
import { signInFirst } from '#web/auth/sign-in-required.ts'
import { forgetDiary } from '#web/diary/queries.ts'
import { ApiError } from '#web/query.ts'
import { refreshPublicReviews } from '#web/reviews/refresh.ts'
import { failureToast, toast } from '#web/ui/toast.ts'
import { type IsInWatchlist, isInWatchlist, isWatchlist, watchlistSummary } from './queries.ts'
import { rememberWatching } from './watching-place.ts'

/**
 * An ended session first shows the watchlist's own message, then the site's redirect. The change is shown before the
 * response, so the request continues after the page is closed.
 */
const OWN_WORDS = { ownWordsFor: 1000, keepalive: true }

const BLANK: Noted = { status: null, episodesWatched: null, ownRating: null }

/** @param noted what to note at once, or was noted before it was removed @returns whether it is done */
export function addToWatchlist(
  client: QueryClient,
  id: number,
  { day, ...noted }: Partial<WatchlistEntry> & NotedChange = {},
): Promise<boolean> {
  const entry = { ...BLANK, addedAt: new Date().toISOString(), ...noted }
  return change(client, id, { isInWatchlist: true, entry }, async () => {
    const stored = await send('POST /api/watchlist/{id}', { id }, { ...noted, day }, OWN_WORDS)
    toast({ title: 'Added to Watchlist', description: 'Drama has been added to your watchlist!' })
    const { addedAt, ...rest } = noted
    const isNoted = Object.entries(rest).every(([name, value]) => stored[name as keyof Noted] === value)
    // It was there already, by another tab.
    return entryIn(
      isNoted ? stored : await send('PUT /api/watchlist/{id}', { id }, { ...rest, day }, OWN_WORDS),
    )
  })
}

/** Undo in the notice restores what the server has removed: status, episodes, rating, date. */
export function removeFromWatchlist(client: QueryClient, id: number): Promise<boolean> {
  saveNow(id)
  return change(client, id, { isInWatchlist: false }, async () => {
    const headers = { prefer: 'return=representation' }
    const { removed } = await send('DELETE /api/watchlist/{id}', { id }, undefined, { ...OWN_WORDS, headers })
    const undo = () => void addToWatchlist(client, id, removed)
    toast({
      title: 'Removed from Watchlist',
      description: 'Drama has been removed from your watchlist',
      ...(removed && { action: { label: 'Undo', onClick: undo } }),
    })
    return { isInWatchlist: false }
  })
}

async function change(
  client: QueryClient,
  id: number,
  next: IsInWatchlist,
  write: () => Promise<IsInWatchlist>,
) {
  const { queryKey } = isInWatchlist(id)
  const was = client.getQueryData(queryKey)
  await show(client, id, next)
  try {
    const stored = await inTurn(write)
    if (!unsaved.has(id)) await show(client, id, stored)
  } catch (error) {
    if (was === undefined) void client.resetQueries({ queryKey })
    else client.setQueryData(queryKey, was)
    failed(error, id, next.isInWatchlist)
    return false
  }
  void refreshWatchlist(client)
  void forgetDiary(client)
  if (was?.entry?.ownRating || next.entry?.ownRating) void refreshPublicReviews(client)
  return true
}

async function show(client: QueryClient, id: number, next: IsInWatchlist) {
  const { queryKey } = isInWatchlist(id)
  const isUnderWay = client.isFetching({ queryKey }) > 0
  if (next.entry?.status === 'watching') rememberWatching(true)
  // At once: the next press counts from here.
  client.setQueryData(queryKey, next)
  if (!isUnderWay) return
  // That response is older than this change; canceling it brings back what was there before.
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, next)
}

export const entryIn = ({
  status,
  episodesWatched,
  ownRating,
  addedAt,
  rewatch,
}: WatchlistEntry): IsInWatchlist => ({
  isInWatchlist: true,
  entry: { status, episodesWatched, ownRating, addedAt, ...(rewatch && { rewatch }) },
})

/** What a list says is newer than what is known of each of its dramas, unless that is not saved yet. */
export function showAsRead(client: QueryClient, list: readonly WatchlistDrama[]): void {
  for (const drama of list)
    if (!unsaved.has(drama.id)) client.setQueryData(isInWatchlist(drama.id).queryKey, entryIn(drama))
}

let last: Promise<unknown> = Promise.resolve()
let sendAtOnce = () => {}
/** Resolves when the page is closed: a write that still waits would be lost. */
const pageClosed = () => new Promise<void>((resolve) => (sendAtOnce = resolve))
let closed = pageClosed()

/** Writes run one after the other, so the last change is saved last. */
export function inTurn<T>(write: () => Promise<T>): Promise<T> {
  const next = Promise.race([last, closed]).then(write)
  last = next.catch(() => {})
  return next
}

/** Milliseconds within which several changes are saved as one: pressed, or typed digit by digit. */
const BATCH_MS = 400
export const TYPING_MS = 1_500

interface Unsaved {
  client: QueryClient
  was: IsInWatchlist
  update: NotedChange
  timer?: ReturnType<typeof setTimeout>
  isSent?: true
}
/** The last change of each drama, until it is saved: what is shown until then is newer than any response. */
const unsaved = new Map<number, Unsaved>()

/** What to note, maybe counted from what is noted now. */
export type NextNoted = NotedChange | ((now: Noted) => NotedChange)

/**
 * Notes something of a drama, which is added if it is not in the list. Saved a moment later.
 * @param day when it was watched: the diary notes it too
 */
export async function noteInWatchlist(
  client: QueryClient,
  id: number,
  next: NextNoted,
  day?: string,
  wait = BATCH_MS,
) {
  const query = isInWatchlist(id)
  // A press before the page knows what is noted must not replace it.
  if (!client.getQueryData(query.queryKey)) await client.fetchQuery(query).catch(() => {})
  const was = client.getQueryData(query.queryKey)
  const update = typeof next === 'function' ? next(was?.entry ?? BLANK) : next
  if (!was?.isInWatchlist) return addToWatchlist(client, id, { ...update, ...(day && { day }) })
  // What waits belongs to the time before, and what follows to the next one.
  const isNextTime = 'rewatch' in update
  if (isNextTime) saveNow(id)
  const last = unsaved.get(id)
  const waiting: Unsaved = last && !last.isSent ? last : { client, was, update: {} }
  unsaved.set(id, waiting)
  Object.assign(waiting.update, update, day && { day })
  clearTimeout(waiting.timer)
  waiting.timer = setTimeout(() => saveNow(id), isNextTime ? 0 : wait)
  const entry = { ...BLANK, addedAt: '', ...was.entry, ...update }
  await show(client, id, { isInWatchlist: true, entry })
}

/** Saves what is still waiting. */
function saveNow(id: number): void {
  const waiting = unsaved.get(id)
  if (!waiting || waiting.isSent) return
  waiting.isSent = true
  clearTimeout(waiting.timer)
  void inTurn(() => save(id, waiting))
}

/** Saves everything that is still waiting. @returns when it is saved */
export function saveNoted(): Promise<unknown> {
  for (const id of unsaved.keys()) saveNow(id)
  return last
}

async function save(id: number, change: Unsaved) {
  const { client, was, update } = change
  const isLast = () => unsaved.get(id) === change && unsaved.delete(id)
  try {
    const stored = await send('PUT /api/watchlist/{id}', { id }, update, OWN_WORDS)
    updateLists(client, stored)
    void forgetDiary(client)
    if (update.ownRating !== undefined) void refreshPublicReviews(client)
    if (isLast()) await show(client, id, entryIn(stored))
  } catch (error) {
    isLast()
    await show(client, id, was)
    failureToast(wordsOf(error))
  }
}

if (typeof window !== 'undefined')
  addEventListener('pagehide', () => {
    void saveNoted()
    sendAtOnce()
    // It may be shown again.
    closed = pageClosed()
  })

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Could not save your changes. Please try again.'
  if (error.status === 401) return 'Please sign in to manage watchlist'
  return error.status === 400 || error.status === 429
    ? error.words
    : 'Could not save your changes. Please try again.'
}

/** Updates cached lists in place, without filtering them again; they are refetched when they are opened next. */
function updateLists(client: QueryClient, saved: WatchlistDrama) {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => isWatchlist(queryKey[0])
  client.setQueriesData<unknown>({ predicate }, (data: unknown) =>
    Array.isArray(data) ? data.map((one: WatchlistDrama) => (one.id === saved.id ? saved : one)) : data,
  )
  void client.invalidateQueries({ predicate, refetchType: 'none' })
  void client.invalidateQueries(watchlistSummary)
}

/** Invalidates lists and counts, also inactive ones. */
export const refreshWatchlist = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isWatchlist(queryKey[0]), refetchType: 'all' })

function failed(error: unknown, id: number, adding: boolean) {
  const isSignedOut = error instanceof ApiError && error.status === 401
  if (isSignedOut && adding) rememberPress('watchlist', String(id))
  const description = isSignedOut
    ? `Please sign in to ${adding ? 'add to' : 'manage'} watchlist`
    : `Failed to ${adding ? 'add to' : 'remove from'} watchlist`
  failureToast(description)
}

/** For visitors, whose write would fail. After signing in the drama is added, and rated if a rating was pressed. */
export function askToSignIn(id: number, ownRating?: number): void {
  const what = ownRating ? 'rating' : 'watchlist'
  signInFirst(what, id, 'add dramas to your watchlist', ownRating)
}
