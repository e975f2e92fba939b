// Marks work that only reads what every visitor may see, so that replicas can answer it.
import { AsyncLocalStorage } from 'node:async_hooks'

/** The replica that answered last: a request stays with one, so that it does not go back in time. */
export type VisitorReads = { replica: object | null }

const current = new AsyncLocalStorage<VisitorReads | null>()

/** Queries of this work may be answered by a replica, unless they are part of a transaction. */
export const readAsVisitor = <T>(work: () => T): T => current.run({ replica: null }, work)

/** Queries of this work are answered by the primary, whoever called. */
export const onPrimary = <T>(work: () => T): T => current.run(null, work)

export const visitorReading = (): VisitorReads | null => current.getStore() ?? null
