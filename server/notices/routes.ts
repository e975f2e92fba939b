// Routes for what is new for a member, and for emails and notifications about it.
import { stopWeeklyMail } from '#server/airing/subscriptions.ts'
import type { Bind } from '#server/http/bind.ts'
import { conflict, invalid, notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { forgetDevice, isDeviceOn, saveDevice, siteKeys } from './devices.ts'
import { stopNoticeMail } from './mail-jobs.ts'
import { changeNotices, noticesOf } from './store.ts'
import { areDeviceKeys, isPushAddress } from './web-push.ts'

const done = { success: true as const }

export function noticeRoutes(bind: Bind, { db, env }: Site) {
  const sends = env.SMTP_URL !== undefined
  bind('GET /api/notices', ({ me }) => noticesOf(db, me.id, sends))
  bind('PUT /api/notices', async ({ body, me }) => {
    if (body.byMail && !(sends && me.email)) throw conflict('This site cannot send you email')
    await changeNotices(db, me.id, body)
    return done
  })
  // The link works again and again, until it is deleted after half a year.
  bind('POST /api/notices/emails/stop/{token}', async ({ params: { token } }) => {
    const isStopped = (await stopNoticeMail(db, token)) || (await stopWeeklyMail(db, token))
    if (!isStopped) throw notFound('email')
    return done
  })

  bind('GET /api/notices/device', async ({ me }) => ({
    isOn: await isDeviceOn(db, me.sessionId),
    key: (await siteKeys(db)).publicKey,
  }))
  bind('PUT /api/notices/device', async ({ body, me }) => {
    if (!isPushAddress(body.endpoint)) throw invalid('endpoint', 'This is not the address of a push service')
    if (!areDeviceKeys(body)) throw invalid('p256dh', 'These are not the keys of a browser')
    await saveDevice(db, me.id, me.sessionId, body)
    return done
  })
  bind('DELETE /api/notices/device', async ({ me }) => {
    await forgetDevice(db, me.sessionId)
    return done
  })
}
