// Columns that many tables share.
import { lte, sql } from 'drizzle-orm'
import { integer, type PgColumn, timestamp } from 'drizzle-orm/pg-core'

/** Milliseconds only: what JSON shows is exactly what the row holds. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
/** The transaction time, rounded as `moment` rounds: a time that was stored just now does not lie in the future. */
export const NOW = sql`now()::timestamptz(3)`
/** Its time has come. */
export const isDue = (time: PgColumn) => lte(time, NOW)
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
/** The transaction time of the database: both are equal in a new row, whatever the clocks of the servers. */
export const createdAt = () => moment('created_at').notNull().defaultNow()
export const updatedAt = () => moment('updated_at').notNull().defaultNow()
/** Counts the saves, so that a save made on an older state can be refused. */
export const version = () => integer('version').notNull().default(1)

/** Columns of a table for a select, or of a row. */
export const pick = <From extends object, Name extends keyof From>(from: From, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>
