// Emails and device notifications about what is new: only for those who asked, and never twice.
import { createECDH, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { members } from '#server/auth/table.ts'
import { cleanUp } from '#server/cleanup.ts'
import { replyJobs } from '#server/community/tell-replies.ts'
import { type Job, runDue } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import { MAIL, type Mail } from '#server/mail/outbox.ts'
import { aSite, type SignedIn } from '#tests/site.ts'
import { noticeMailJobs } from './mail-jobs.ts'
import { NOTICE_MAIL, NOTICE_PUSH } from './notify.ts'
import { pushJobs } from './push-jobs.ts'
import { noticeMails, pushDevices, pushKeys } from './table.ts'
import type { Deliver } from './web-push.ts'

let minji: SignedIn
let haneul: SignedIn
let post: number
const site = await aSite({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@example.com' })
beforeEach(async () => {
  await site.db.delete(jobs)
  minji = await site.signUp({ username: 'minji' })
  haneul = await site.signUp({ username: 'haneul' })
  post = (await minji.post('/api/posts', { title: 'Barley tea', content: `For ${minji.member.id}` })).json()
    .id
})

const env = { siteUrl: 'http://site.test', SITE_NAME: 'Shimpyo', SMTP_URL: 'smtp://mail.test' }
const log = { warn: () => {} }
let number = 0
async function reply(by = haneul) {
  const answer = await by.post(`/api/posts/${post}/comments`, { content: `Reply ${++number}` })
  await run(replyJobs(site))
  return answer
}
const queued = (kind: string) => site.db.select().from(jobs).where(eq(jobs.kind, kind))
const mails = async () => (await queued(MAIL)).map(({ payload }) => payload as Mail)
/** Their time has come, and an instance looks for them. */
async function run(kind: ReturnType<typeof pushJobs>) {
  await site.db.update(jobs).set({ runAt: sql`now()` }).where(eq(jobs.kind, kind.name))
  await runDue({ db: site.db, log }, kind)
}
const mail = () => run(noticeMailJobs({ db: site.db, env }))

const byMail = (isOn = true) => minji.put('/api/notices', { byMail: isOn })

test('an email sums up what is new, an hour later, with a link that stops it', async () => {
  await byMail()
  await reply()
  await reply()
  const [job, ...more] = await queued(NOTICE_MAIL)
  expect(more).toEqual([])
  expect(Number(job!.runAt) - Date.now()).toBeGreaterThan(55 * 60_000)
  await mail()
  expect(await mails()).toEqual([
    {
      kind: 'notices',
      recipient: minji.member.email,
      subject: '1 new for you at Shimpyo',
      body: expect.stringMatching(
        /^Hello minji\d*,\n\n2 new comments on “Barley tea”, the latest by haneul\d*\nhttp:\/\/site\.test\/community\?post=\d+\n\n/,
      ),
      unsubscribe: expect.stringMatching(/^http:\/\/site\.test\/api\/notices\/emails\/stop\/[\w-]{43}$/),
    },
  ])
  expect(await queued(NOTICE_MAIL)).toEqual([])
})

test('several instances at once send one, and there is no second one that day', async () => {
  await byMail()
  await reply()
  await site.db.update(jobs).set({ runAt: sql`now()` })
  const kind = noticeMailJobs({ db: site.db, env })
  await Promise.all([1, 2, 3].map(() => kind.run({ id: 0, attempts: 1, key: `${minji.member.id}` } as Job)))
  await mail()
  expect(await mails()).toHaveLength(1)
  await reply()
  await mail()
  expect(await mails()).toHaveLength(1)
  const [later] = await queued(NOTICE_MAIL)
  expect(Number(later!.runAt) - Date.now()).toBeGreaterThan(23 * 3_600_000)
  await site.db.update(members).set({ noticesMailedAt: sql`now() - interval '25 hours'` })
  await mail()
  expect(await mails()).toHaveLength(2)
})

test('who has not asked, has seen it, or wants none of that kind gets none', async () => {
  await reply()
  expect(await queued(NOTICE_MAIL)).toEqual([])
  await byMail()
  await reply(minji)
  expect(await queued(NOTICE_MAIL)).toEqual([])
  await reply()
  const { asOf } = await minji.json<{ asOf: string }>('/api/notices')
  await minji.put('/api/notices', { seenUntil: asOf })
  await mail()
  await minji.put('/api/notices', { kinds: { replies: false } })
  await reply()
  expect(await queued(NOTICE_MAIL)).toEqual([])
  await minji.put('/api/notices', { kinds: { replies: true } })
  await reply()
  await byMail(false)
  await mail()
  expect(await mails()).toEqual([])
})

test('decisions by moderators and what came of reports are in the email too', async () => {
  const admin = await site.signUp({ isAdmin: true })
  await byMail()
  await haneul.put('/api/notices', { byMail: true })
  const report = (await haneul.post('/api/reports', { area: 'post', itemId: post, reason: 'spam' })).json()
  await admin.post(`/api/admin/reports/${report.id}/decision`, { outcome: 'removed', reason: 'No ads.' })
  await mail()
  const bodies = new Map((await mails()).map(({ recipient, body }) => [recipient, body]))
  expect(bodies.get(minji.member.email!)).toContain('A moderator removed your post “Barley tea”: No ads.')
  expect(bodies.get(haneul.member.email!)).toContain('Thank you: the post you reported has been removed.')
})

test('the link stops it without a session, again and again, and looking at it stops nothing', async () => {
  await byMail()
  await reply()
  await mail()
  const url = (await mails())[0]!.unsubscribe!.replace('http://site.test', '')
  const isOn = async () => (await minji.json<{ byMail: boolean }>('/api/notices')).byMail
  expect((await site.visitor.get(url)).statusCode).toBe(404)
  expect(await isOn()).toBe(true)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = 'List-Unsubscribe=One-Click'
  const asMailProgram = await site.visitor.call({ method: 'POST', url, headers, payload })
  expect([asMailProgram.statusCode, (await site.visitor.post(url)).statusCode]).toEqual([200, 200])
  expect(await isOn()).toBe(false)
  expect((await site.visitor.post('/api/notices/emails/stop/nonsense')).statusCode).toBe(404)
  const token = url.split('/').at(-1)!
  expect(JSON.stringify(await site.db.select().from(noticeMails))).not.toContain(token)
})

test('a day after it was sent neither its text nor its link is stored, and half a year later the link ends', async () => {
  await byMail()
  await reply()
  await mail()
  await site.db
    .update(jobs)
    .set({ doneAt: sql`now()`, createdAt: sql`now() - interval '2 days'` })
    .where(eq(jobs.kind, MAIL))
  await site.db.update(noticeMails).set({ createdAt: sql`now() - interval '181 days'` })
  await cleanUp(site.db, log)
  expect(await mails()).toEqual([])
  expect(await site.db.$count(noticeMails)).toBe(0)
})

test('a site that sends no email says so', async () => {
  const silent = await aSite()
  const member = await silent.signUp()
  expect(await member.json('/api/notices')).toMatchObject({ byMail: null })
  expect((await member.put('/api/notices', { byMail: true })).statusCode).toBe(409)
})

/** What a browser gives. */
function browser() {
  const pair = createECDH('prime256v1')
  return {
    endpoint: `https://push.example.com/${randomBytes(12).toString('hex')}`,
    p256dh: pair.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}
const onDevice = (of = minji, device = browser()) => of.put('/api/notices/device', device)
let sent: Parameters<Deliver>[0][]
let status: number
beforeEach(() => {
  sent = []
  status = 201
})
const push = () =>
  run(
    pushJobs({
      ...{ db: site.db, env },
      send: async (message) => {
        sent.push(message)
        return { status, retryAfter: 0 }
      },
    }),
  )
const endpoints = async () => (await site.db.select().from(pushDevices)).map(({ endpoint }) => endpoint)

test('a device that asked gets one message for all that is new, and never the same again', async () => {
  const device = browser()
  expect((await onDevice(minji, device)).statusCode).toBe(200)
  await reply()
  await reply()
  await push()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    endpoint: device.endpoint,
    headers: { 'content-encoding': 'aes128gcm', topic: 'notices', authorization: expect.any(String) },
  })
  // encrypted: the service of the browser's maker cannot read it
  expect(sent[0]!.body.toString('latin1')).not.toContain('Barley')
  await reply()
  const [later] = await queued(NOTICE_PUSH)
  expect(Number(later!.runAt) - Date.now()).toBeGreaterThan(9 * 60_000)
  await push()
  await push()
  expect(sent).toHaveLength(2)
})

test('nothing is sent about what was seen meanwhile, or after the switch is off', async () => {
  await onDevice()
  await reply()
  const { asOf } = await minji.json<{ asOf: string }>('/api/notices')
  await minji.put('/api/notices', { seenUntil: asOf })
  await minji.del('/api/notices/device')
  await reply()
  await push()
  expect(sent).toEqual([])
  expect(await minji.json('/api/notices/device')).toEqual({ isOn: false, key: expect.any(String) })
})

test.each([404, 410])(
  'a push service that answers %i has lost the device, and it is forgotten',
  async (answer) => {
    const device = browser()
    await onDevice(minji, device)
    await reply()
    status = answer
    await push()
    expect(await endpoints()).not.toContain(device.endpoint)
  },
)

test('a push service that fails is asked again, and nothing is lost', async () => {
  await onDevice()
  await reply()
  status = 503
  await push()
  expect(await queued(NOTICE_PUSH)).toMatchObject([{ lastError: 'The push service answered 503' }])
  status = 201
  await push()
  expect(sent).toHaveLength(2)
  expect(await queued(NOTICE_PUSH)).toEqual([])
})

test('signing out ends it, and a device serves only the member who signed in last', async () => {
  const device = browser()
  await onDevice(minji, device)
  await onDevice(haneul, device)
  expect(await minji.json('/api/notices/device')).toMatchObject({ isOn: false })
  await reply()
  await push()
  expect(sent).toEqual([])
  await haneul.post('/api/auth/logout')
  expect(await endpoints()).not.toContain(device.endpoint)
})

test('of more devices than ten the oldest give way', async () => {
  const { id } = minji.member
  await site.db.execute(sql`
    with made as (insert into sessions (token_hash, member_id, expires_at)
      select 'h' || ${id} || '-' || n, ${id}, now() + interval '1 day' from generate_series(1, 12) n returning id)
    insert into push_devices (session_id, endpoint, p256dh, auth, created_at)
    select id, 'https://push.example.com/' || id, 'x', 'x', now() - interval '1 hour' from made`)
  const device = browser()
  await onDevice(minji, device)
  const mine = await site.db.execute(
    sql`select endpoint from push_devices join sessions on sessions.id = session_id where member_id = ${id}`,
  )
  expect(mine.rows).toHaveLength(10)
  expect(mine.rows).toContainEqual({ endpoint: device.endpoint })
})

test.each([
  [{ endpoint: 'https://127.0.0.1/x' }, 'This is not the address of a push service'],
  [{ endpoint: 'http://push.example.com/x' }, 'This is not the address of a push service'],
  [{ p256dh: 'abc' }, 'These are not the keys of a browser'],
  [{ auth: 'abc' }, 'These are not the keys of a browser'],
])('%j is refused', async (wrong, message) => {
  const answer = await onDevice(minji, { ...browser(), ...wrong })
  expect([answer.statusCode, answer.json().message]).toEqual([400, message])
})

test('all instances have the same keys, and no answer has the private one', async () => {
  await site.db.delete(pushKeys)
  const answers = await Promise.all([minji, haneul, minji].map((one) => one.get('/api/notices/device')))
  expect(new Set(answers.map((answer) => answer.json().key)).size).toBe(1)
  const [row] = await site.db.select().from(pushKeys)
  for (const answer of answers) expect(answer.body).not.toContain(row!.privateKey)
})
