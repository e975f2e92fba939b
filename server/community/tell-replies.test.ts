// Who is told of new comments on a post, and that it does not matter how many there are.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runDue } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import { NOTICE_MAIL } from '#server/notices/notify.ts'
import { aSite, type Person } from '#tests/site.ts'
import { replyJobs } from './tell-replies.ts'

const site = await aSite({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@example.com' })

test('comments are news to all who wrote there before, but not to who wrote them all', async () => {
  const [minji, haneul, seoyeon] = [await site.signUp(), await site.signUp(), await site.signUp()]
  for (const one of [minji, haneul, seoyeon]) await one.put('/api/notices', { byMail: true })
  const { id } = (await minji.post('/api/posts', { title: 'Barley tea', content: 'Warm' })).json<{
    id: number
  }>()
  let number = 0
  const comments = (...writers: Person[]) =>
    Promise.all(
      writers.map((one) => one.post(`/api/posts/${id}/comments`, { content: `Comment ${++number}` })),
    )
  const queued = (kind: string) => site.db.select().from(jobs).where(eq(jobs.kind, kind))
  const told = async () => {
    expect(await queued('replies')).toHaveLength(1)
    await runDue({ db: site.db, log: { warn: () => {} } }, replyJobs(site))
    expect(await queued('replies')).toEqual([])
    return (await queued(NOTICE_MAIL)).map(({ key }) => Number(key)).sort((a, b) => a - b)
  }
  await comments(haneul, haneul)
  expect(await told()).toEqual([minji.member.id])
  await site.db.delete(jobs)
  await comments(haneul, haneul)
  expect(await told()).toEqual([minji.member.id])
  await comments(seoyeon)
  expect(await told()).toEqual([minji.member.id, haneul.member.id])
  await comments(haneul)
  expect(await told()).toEqual([minji, haneul, seoyeon].map(({ member }) => member.id))
})

test('a comment that comes while they are told is told too', async () => {
  const [minji, haneul] = [await site.signUp(), await site.signUp()]
  await minji.put('/api/notices', { byMail: true })
  const { id } = (await minji.post('/api/posts', { title: 'Rain', content: 'Soft' })).json<{ id: number }>()
  await site.db.delete(jobs)
  await haneul.post(`/api/posts/${id}/comments`, { content: 'First' })
  const kind = replyJobs(site)
  let runs = 0
  await runDue(
    { db: site.db, log: { warn: () => {} } },
    {
      ...kind,
      async run(job) {
        await kind.run(job)
        if (++runs > 1) return
        await site.db.delete(jobs).where(eq(jobs.kind, NOTICE_MAIL))
        await haneul.post(`/api/posts/${id}/comments`, { content: 'Second' })
      },
    },
  )
  expect(runs).toBe(2)
  expect(await site.db.$count(jobs, sql`kind = ${NOTICE_MAIL} and key = ${String(minji.member.id)}`)).toBe(1)
})
