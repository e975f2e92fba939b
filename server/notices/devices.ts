// The devices that get notifications, one for each session, and the site's own keys.
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { MOST_DEVICES } from '#contract/notices.ts'
import { sessions } from '#server/auth/table.ts'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { pushDevices, pushKeys } from './table.ts'
import { type Device, newSiteKeys, type SiteKeys } from './web-push.ts'

/** Made when first needed. If several instances try, all use the first pair. */
export async function siteKeys(db: Db): Promise<SiteKeys> {
  const find = () => db.select().from(pushKeys)
  const [found] = await find()
  if (found) return found
  await db.insert(pushKeys).values(newSiteKeys()).onConflictDoNothing()
  return (await find())[0]!
}

export const isDeviceOn = async (db: Db, sessionId: number): Promise<boolean> =>
  (await db.$count(pushDevices, eq(pushDevices.sessionId, sessionId))) > 0

/** A browser belongs to its latest session. With too many devices, the oldest are removed. */
export const saveDevice = (db: Db, memberId: number, sessionId: number, device: Device) =>
  write(db, async (tx) => {
    await tx.delete(pushDevices).where(eq(pushDevices.endpoint, device.endpoint))
    await tx
      .insert(pushDevices)
      .values({ sessionId, ...device })
      .onConflictDoUpdate({ target: pushDevices.sessionId, set: { ...device, createdAt: sql`now()` } })
    const older = tx
      .select({ id: pushDevices.sessionId })
      .from(pushDevices)
      .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
      .where(eq(sessions.memberId, memberId))
      .orderBy(desc(pushDevices.createdAt), desc(pushDevices.sessionId))
      .offset(MOST_DEVICES)
    await tx.delete(pushDevices).where(inArray(pushDevices.sessionId, older))
  })

export const forgetDevice = (db: Db, sessionId: number, endpoint?: string) =>
  db
    .delete(pushDevices)
    .where(
      and(
        eq(pushDevices.sessionId, sessionId),
        endpoint === undefined ? undefined : eq(pushDevices.endpoint, endpoint),
      ),
    )
