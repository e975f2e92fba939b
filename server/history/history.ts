// The history of what admins edit: each change is stored with the state before and after, and can be undone.
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Revision } from '#contract/api/history.ts'
import type { Topic } from '#contract/endpoint.ts'
import {
  differences,
  HISTORY_PAGE,
  type HistoryAction,
  type HistoryArea,
  type State,
} from '#contract/history.ts'
import type { Db, Tx } from '#server/db/open.ts'
import type { Changed } from '#server/db/write.ts'
import type { Me } from '#server/http/bind.ts'
import { conflict, invalid, notFound } from '#server/http/failures.ts'
import { sentFields } from '#server/http/sent-fields.ts'
import { deletedUploads } from '#server/images/deleted-uploads.ts'
import { revisions } from './table.ts'

/** A kind of content with a history: how to lock, save and trash one item. */
export interface ContentStore<S extends object = State> {
  area: HistoryArea
  /** its name in messages: "drama not found" */
  label: string
  topic: Topic
  /** Reads the item, in the trash too, and locks it until the transaction ends. */
  lock: (tx: Tx, item: string) => Promise<Locked<S> | null>
  /** Writes these fields and increments the version. */
  save: (tx: Tx, item: string, state: S) => Promise<void>
  /** the fields that hold the address of a picture, each with its label */
  pictures?: Partial<Record<keyof S & string, string>>
  /** Fields that must change together with others when an older version is restored. */
  remarks?: (now: S, changedFields: Partial<S>, after: S) => Partial<S>
  /** Moves it into or out of the trash. Pages cannot be deleted. */
  setDeleted?: (tx: Tx, item: string, thrownAway: boolean) => Promise<void>
}

interface Locked<S> {
  state: S
  version: number
  inTrash: boolean
}

export interface Doing {
  tx: Tx
  changed: Changed
  me: Me
}

/** Records the creation of an item. */
export const recordCreated = async <S extends object>(
  { tx, changed, me }: Doing,
  store: ContentStore<S>,
  item: string | number,
  state: S,
) => {
  await rejectDeletedPictures(tx, store, {}, state)
  await record(tx, me, store, String(item), 1, 'created', null, state)
  changed(store.topic, item)
}

/**
 * Changes these fields and records the state before and after. Nothing is written when nothing differs.
 * @param readVersion the version that was edited; if there is a newer one, nothing is overwritten
 * @throws not-found, or a conflict with the current state
 */
export async function change<S extends object>(
  { tx, changed, me }: Doing,
  store: ContentStore<S>,
  item: string | number,
  fields: Partial<S>,
  readVersion?: number,
): Promise<void> {
  const name = String(item)
  const locked = await store.lock(tx, name)
  if (!locked || locked.inTrash) throw notFound(store.label)
  if (readVersion !== undefined && readVersion !== locked.version)
    throw conflict(`Someone else has changed this ${store.label} since you opened it`, {
      ...locked.state,
      version: locked.version,
    })
  const after = { ...locked.state, ...sentFields(fields) }
  if (differences(locked.state as State, after as State).length === 0) return
  await rejectDeletedPictures(tx, store, locked.state, after)
  await store.save(tx, name, after)
  await record(tx, me, store, name, locked.version + 1, 'updated', locked.state, after)
  changed(store.topic, item)
}

const setInTrash =
  (isIn: boolean) =>
  async <S extends object>({ tx, changed, me }: Doing, store: ContentStore<S>, item: string | number) => {
    const name = String(item)
    const locked = await store.lock(tx, name)
    if (!locked || locked.inTrash === isIn || !store.setDeleted) throw notFound(store.label)
    const { state, version } = locked
    await store.setDeleted(tx, name, isIn)
    if (isIn) await record(tx, me, store, name, version, 'deleted', state, null)
    else await record(tx, me, store, name, version, 'restored', null, state)
    changed(store.topic, item)
  }

/** Moves an item into the trash, where it stays for thirty days. */
export const moveToTrash = setInTrash(true)
/** Takes an item out of the trash. */
export const restoreFromTrash = setInTrash(false)

/**
 * Restores the state before or after a change. This is a change too, so it can be undone.
 * A picture that was deleted meanwhile cannot be restored: the generated one is shown instead.
 */
export async function restoreVersion(
  { tx, changed, me }: Doing,
  storeOf: (area: HistoryArea) => ContentStore,
  revisionId: number,
  side: 'before' | 'after',
): Promise<{ area: HistoryArea; item: string; gone: string[] }> {
  const [revision] = await tx.select().from(revisions).where(eq(revisions.id, revisionId))
  const state = revision?.[side]
  if (!revision || !state) throw notFound('version')
  const area = revision.area as HistoryArea
  const store = storeOf(area)
  const locked = await store.lock(tx, revision.item)
  if (!locked) throw notFound(store.label)
  if (locked.inTrash) await store.setDeleted?.(tx, revision.item, false)
  const merged: State = { ...locked.state, ...state }
  const after: State = { ...merged, ...store.remarks?.(locked.state, state, merged) }
  const deletedFields = await deletedPictures(tx, store, after)
  for (const field of deletedFields) after[field] = null
  if (locked.inTrash || differences(locked.state, after).length > 0) {
    await store.save(tx, revision.item, after)
    await record(tx, me, store, revision.item, locked.version + 1, 'restored', locked.state, after)
    changed(store.topic)
  }
  return { area, item: revision.item, gone: deletedFields }
}

/** The fields whose picture was deleted. */
async function deletedPictures<S extends object>(tx: Tx, { pictures = {} }: ContentStore<S>, state: object) {
  const fields = Object.keys(pictures)
  const values = state as State
  const missing = await deletedUploads(
    tx,
    fields.map((field) => values[field]),
  )
  return fields.filter((field) => missing.has(values[field]))
}

/** A change may not introduce a deleted picture; a field that named one before may still be saved. */
async function rejectDeletedPictures<S extends object>(
  tx: Tx,
  store: ContentStore<S>,
  before: object,
  after: object,
) {
  const changedFields = Object.fromEntries(
    Object.entries(after).filter(([field, value]) => (before as State)[field] !== value),
  )
  const [field] = await deletedPictures(tx, store, changedFields)
  if (!field) return
  const label = (store.pictures as Record<string, string>)[field]
  throw invalid(field, `${label} was deleted. Please choose another one.`)
}

async function record<S extends object>(
  tx: Tx,
  me: Me,
  store: ContentStore<S>,
  item: string,
  version: number,
  action: HistoryAction,
  before: S | null,
  after: S | null,
) {
  await tx.insert(revisions).values({
    area: store.area,
    item,
    version,
    action,
    memberId: me.id,
    memberName: me.username,
    before: before as State | null,
    after: after as State | null,
  })
}

/** The changes of one item, the newest first. */
export async function historyOf(
  db: Db,
  area: HistoryArea,
  item: string,
  before?: number,
): Promise<Revision[]> {
  const rows = await db
    .select()
    .from(revisions)
    .where(
      and(eq(revisions.area, area), eq(revisions.item, item), before ? lt(revisions.id, before) : sql`true`),
    )
    .orderBy(desc(revisions.id))
    .limit(HISTORY_PAGE)
  return rows.map((row) => ({
    id: row.id,
    area: row.area as HistoryArea,
    item: row.item,
    version: row.version,
    action: row.action as HistoryAction,
    by: row.memberName,
    before: row.before,
    after: row.after,
    createdAt: row.createdAt.toISOString(),
  }))
}
