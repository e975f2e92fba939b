// Every change an admin makes, stored with the state before it; and undoing, which is a change itself.
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

/** A kind of thing that has a history: how it is read, and how it is put back. */
export interface ContentStore<S extends object = State> {
  area: HistoryArea
  /** what a visitor would call it: "drama not found" */
  called: string
  topic: Topic
  /** Reads it and keeps others from changing it until the transaction ends; what is in the trash too. */
  hold: (tx: Tx, item: string) => Promise<Held<S> | null>
  /** Writes these fields, and counts the version up. */
  put: (tx: Tx, item: string, state: S) => Promise<void>
  /** the fields that hold the address of a picture, each with its label */
  pictures?: Partial<Record<keyof S & string, string>>
  /** What an older version does not know, and what may not stay beside its values. */
  remarks?: (now: S, given: Partial<S>, after: S) => Partial<S>
  /** Into the trash, or out of it. Pages cannot be thrown away. */
  bin?: (tx: Tx, item: string, thrownAway: boolean) => Promise<void>
}

interface Held<S> {
  state: S
  version: number
  inTrash: boolean
}

interface Doing {
  tx: Tx
  changed: Changed
  me: Me
}

/** Notes something that was just created. */
export const recordCreated = async <S extends object>(
  { tx, changed, me }: Doing,
  shelf: ContentStore<S>,
  item: string | number,
  state: S,
  action: HistoryAction = 'created',
) => {
  await refuseGone(tx, shelf, {}, state)
  await note(tx, me, shelf, String(item), 1, action, null, state)
  changed(shelf.topic, item)
}

/**
 * Changes the given fields and notes before and after. Nothing is written when nothing differs.
 * @param readVersion the state this was written on; when another came in between, nothing is overwritten
 * @throws not-found, or a conflict that carries what is there now
 */
export async function change<S extends object>(
  { tx, changed, me }: Doing,
  shelf: ContentStore<S>,
  item: string | number,
  fields: Partial<S>,
  readVersion?: number,
): Promise<void> {
  const name = String(item)
  const held = await shelf.hold(tx, name)
  if (!held || held.inTrash) throw notFound(shelf.called)
  if (readVersion !== undefined && readVersion !== held.version)
    throw conflict(`Someone else has changed this ${shelf.called} since you opened it`, {
      ...held.state,
      version: held.version,
    })
  const after = { ...held.state, ...sentFields(fields) }
  if (differences(held.state as State, after as State).length === 0) return
  await refuseGone(tx, shelf, held.state, after)
  await shelf.put(tx, name, after)
  await note(tx, me, shelf, name, held.version + 1, 'updated', held.state, after)
  changed(shelf.topic, item)
}

/** Into the trash, where it stays for thirty days. */
export async function discard<S extends object>(
  { tx, changed, me }: Doing,
  shelf: ContentStore<S>,
  item: string | number,
) {
  const name = String(item)
  const held = await shelf.hold(tx, name)
  if (!held || held.inTrash || !shelf.bin) throw notFound(shelf.called)
  await shelf.bin(tx, name, true)
  await note(tx, me, shelf, name, held.version, 'deleted', held.state, null)
  changed(shelf.topic, item)
}

/** Out of the trash, as it was. */
export async function takeOut<S extends object>(
  { tx, changed, me }: Doing,
  shelf: ContentStore<S>,
  item: string | number,
) {
  const name = String(item)
  const held = await shelf.hold(tx, name)
  if (!held?.inTrash || !shelf.bin) throw notFound(shelf.called)
  await shelf.bin(tx, name, false)
  await note(tx, me, shelf, name, held.version, 'restored', null, held.state)
  changed(shelf.topic, item)
}

/**
 * Puts back what stood there before or after a change. It is a change like any other, so it can be undone too.
 * A picture that was deleted meanwhile cannot come back with it: the drawn one stands in.
 */
export async function putBack(
  { tx, changed, me }: Doing,
  shelfOf: (area: HistoryArea) => ContentStore,
  revisionId: number,
  side: 'before' | 'after',
): Promise<{ area: HistoryArea; item: string; gone: string[] }> {
  const [revision] = await tx.select().from(revisions).where(eq(revisions.id, revisionId))
  const state = revision?.[side]
  if (!revision || !state) throw notFound('version')
  const area = revision.area as HistoryArea
  const shelf = shelfOf(area)
  const held = await shelf.hold(tx, revision.item)
  if (!held) throw notFound(shelf.called)
  if (held.inTrash) await shelf.bin?.(tx, revision.item, false)
  const merged: State = { ...held.state, ...state }
  const after: State = { ...merged, ...shelf.remarks?.(held.state, state, merged) }
  const gone = await goneIn(tx, shelf, after)
  for (const field of gone) after[field] = null
  if (held.inTrash || differences(held.state, after).length > 0) {
    await shelf.put(tx, revision.item, after)
    await note(tx, me, shelf, revision.item, held.version + 1, 'restored', held.state, after)
    changed(shelf.topic)
  }
  return { area, item: revision.item, gone }
}

/** The fields whose picture was deleted. */
async function goneIn<S extends object>(tx: Tx, { pictures = {} }: ContentStore<S>, state: object) {
  const fields = Object.keys(pictures)
  const values = state as State
  const gone = await deletedUploads(
    tx,
    fields.map((field) => values[field]),
  )
  return fields.filter((field) => gone.has(values[field]))
}

/** A change may not introduce a deleted picture; a field that named one before may still be saved. */
async function refuseGone<S extends object>(tx: Tx, shelf: ContentStore<S>, before: object, after: object) {
  const given = Object.fromEntries(
    Object.entries(after).filter(([field, value]) => (before as State)[field] !== value),
  )
  const [field] = await goneIn(tx, shelf, given)
  if (!field) return
  const called = (shelf.pictures as Record<string, string>)[field]
  throw invalid(field, `${called} was deleted. Please choose another one.`)
}

async function note<S extends object>(
  tx: Tx,
  me: Me,
  shelf: ContentStore<S>,
  item: string,
  version: number,
  action: HistoryAction,
  before: S | null,
  after: S | null,
) {
  await tx.insert(revisions).values({
    area: shelf.area,
    item,
    version,
    action,
    memberId: me.id,
    memberName: me.username,
    before: before as State | null,
    after: after as State | null,
  })
}

/** What happened to one thing, the newest first. */
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
