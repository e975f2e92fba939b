// Following actors and writers: what appears under what airs, and for whom.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { MOST_FOLLOWED } from '#contract/airing.ts'
import type { MyAiring } from '#contract/api/airing.ts'
import { dramas } from '#server/dramas/table.ts'
import { people } from '#server/people/table.ts'
import { type AiringSite, anAiringSite, anEpisode, nextWeek } from '#tests/airing-site.ts'
import { addDramas } from '#tests/dramas.ts'
import type { SignedIn } from '#tests/site.ts'

let on: AiringSite
let me: SignedIn
beforeEach(async () => {
  on = await anAiringSite()
  me = await on.site.signUp()
})

const GONG_YOO = '/api/people/gong-yoo/follow'
const mine = (who = me) => who.json<MyAiring>('/api/airing/mine')
const made = async (who = me) =>
  (await mine(who)).ofPeople.map(({ drama, day, people }) => `${drama.title} ${day}: ${people.join()}`)
const played = (title: string) => on.aDrama({ title, mainCast: ['Gong Yoo'] })
const beforeThat = (id: number) =>
  on.site.db
    .update(dramas)
    .set({ createdAt: sql`now() - interval '1 day'`, cataloguedAt: sql`now() - interval '1 day'` })
    .where(eq(dramas.id, id))

test('new dramas of somebody I follow appear, and those that have a day; for nobody else', async () => {
  await beforeThat(await played('Known Before'))
  expect((await me.put(GONG_YOO)).statusCode).toBe(200)
  expect(await made()).toEqual([])
  const id = await on.onAir('On Air', 11, [anEpisode(1, nextWeek(0))])
  await on.admin.put(`/api/admin/dramas/${id}`, { mainCast: ['Gong Yoo'] })
  await played('New Here')
  await on.look()
  expect(await made()).toEqual([`On Air ${nextWeek(0)}: Gong Yoo`, 'New Here null: Gong Yoo'])
  expect((await mine()).following).toMatchObject([{ slug: 'gong-yoo', name: 'Gong Yoo' }])
  const other = await on.site.signUp()
  expect([await made(other), (await mine(other)).following]).toEqual([[], []])
})

test('many new dramas of somebody I follow leave room for the one that airs', async () => {
  const id = await on.onAir('On Air', 11, [anEpisode(1, nextWeek(0))])
  await on.admin.put(`/api/admin/dramas/${id}`, { mainCast: ['Gong Yoo'] })
  await on.look()
  await me.put(GONG_YOO)
  const later = new Date(Date.now() + 1_000)
  const newOnes = Array.from({ length: 101 }, (_, n) => ({
    title: `New ${n}`,
    mainCast: ['Gong Yoo'],
    createdAt: later,
  }))
  await addDramas(on.site.db, newOnes)
  const all = await made()
  expect([all[0], all.length]).toEqual([`On Air ${nextWeek(0)}: Gong Yoo`, 100])
  const { address } = (await me.post('/api/airing/calendar')).json<{ address: string }>()
  const calendar = await on.site.visitor.get(address.replace('http://site.test', ''))
  expect(calendar.body).toContain('SUMMARY:On Air')
})

test('a drama is new for 90 days, and when it moves from the index to the catalog', async () => {
  const id = await played('Moved')
  await beforeThat(id)
  await me.put(GONG_YOO)
  expect(await made()).toEqual([])
  await on.site.db.update(dramas).set({ cataloguedAt: sql`now() + interval '1 second'` })
  expect(await made()).toEqual(['Moved null: Gong Yoo'])
  await on.site.db.execute(sql`update followed_people set since = now() - interval '1 year'`)
  await on.site.db.update(dramas).set({ cataloguedAt: sql`now() - interval '91 days'` })
  expect(await made()).toEqual(['Moved null: Gong Yoo'])
  await on.site.db.update(dramas).set({ createdAt: sql`now() - interval '91 days'` })
  expect(await made()).toEqual([])
})

test('following twice is following once, and so is stopping', async () => {
  await played('One')
  await Promise.all([me.put(GONG_YOO), me.put(GONG_YOO)])
  expect((await mine()).following).toHaveLength(1)
  for (let time = 0; time < 2; time++) expect((await me.del(GONG_YOO)).statusCode).toBe(200)
  expect((await mine()).following).toEqual([])
  expect((await me.put('/api/people/nobody-known/follow')).statusCode).toBe(404)
})

test('of two people who turn out to be one, the one who is left is followed', async () => {
  await on.aDrama({ title: 'One', mainCast: ['Gong Yoo', 'Gong Ji-cheol'] })
  await me.put('/api/people/gong-ji-cheol/follow')
  const idOf = async (slug: string) =>
    (await on.site.db.select({ id: people.id }).from(people).where(eq(people.slug, slug)))[0]!.id
  const [into, from] = [await idOf('gong-yoo'), await idOf('gong-ji-cheol')]
  expect((await on.admin.post(`/api/admin/people/${from}/merge`, { into })).statusCode).toBe(200)
  expect((await mine()).following).toMatchObject([{ slug: 'gong-yoo' }])
  await played('New Here')
  expect(await made()).toEqual(['New Here null: Gong Yoo'])
  await me.del(GONG_YOO)
  expect((await mine()).following).toEqual([])
})

test('there is a limit to how many', async () => {
  await played('One')
  await on.site.db.execute(sql`
    with made as (insert into people (slug, name, roles)
      select 'person-' || n, 'Person ' || n, '{actor}' from generate_series(1, ${MOST_FOLLOWED}::int) n returning id)
    insert into followed_people (member_id, person_id) select ${me.member.id}, id from made`)
  expect((await me.put(GONG_YOO)).statusCode).toBe(409)
})
