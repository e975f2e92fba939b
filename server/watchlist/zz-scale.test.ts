// temporary measurement
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aSite } from '#tests/site.ts'
test('scale', async () => {
  const site = await aSite()
  await site.db.execute(sql`insert into dramas (title, native_title, description, year, episodes, rating, score, genre, art_seed, art_scene, art_mood, main_cast, categories, streaming_platforms, aliases)
   select 'Drama number ' || n || ' ' || md5(n::text), '드라마 ' || n, repeat('A sentence about it that says something. ', 12), 1990 + n % 35, 16, '8.' || n % 10 || '/10', 8, 'Romance', 's'||n, 'sea', 'dusk', array['A','B','C'], array['healing','family'], array['Netflix'], array['Alias ' || n] from generate_series(1, 100000) n`)
  const me = await site.signUp()
  await site.db.execute(sql`insert into watchlist (member_id, drama_id) select ${me.member.id}, n from generate_series(1,5000) n`)
  await site.db.execute(sql`analyze`)
  const time = async (name: string, f: () => Promise<{ statusCode: number; body: string }>) => {
    for (let i = 0; i < 3; i++) { const t = performance.now(); const a = await f(); process.stdout.write(`${name}: ${a.statusCode} ${(performance.now() - t).toFixed(0)} ms ${(a.body.length / 1e6).toFixed(2)} MB\n`) }
  }
  await time('whole list', () => me.get('/api/watchlist'))
  await time('page 1', () => me.get('/api/watchlist?page=1'))
  await time('page 200 by title', () => me.get('/api/watchlist?sort=title&page=200'))
  await time('search', () => me.get('/api/watchlist?search=4999&page=1'))
  await time('summary', () => me.get('/api/watchlist/summary'))
  await time('export', () => me.get('/api/watchlist/export?format=csv'))
  const text = 'Title,Year\n' + Array.from({ length: 9999 }, (_, n) => n % 2 ? `Drama number ${n + 1} xx,2000` : `Drama nomber ${n} unknown film,1999`).join('\n')
  let worst = 0, last = performance.now()
  const beat = setInterval(() => { worst = Math.max(worst, performance.now() - last - 10); last = performance.now() }, 10)
  await time('preview 10,000 of 100,000', () => me.post('/api/watchlist/import/preview', { text }))
  process.stdout.write(`longest pause ${worst.toFixed(0)} ms\n`); worst = 0
  await time('preview of one line', () => me.post('/api/watchlist/import/preview', { text: 'x'.repeat(3_900_000) }))
  await time('preview of short lines', () => me.post('/api/watchlist/import/preview', { text: 'ab (2000)\n'.repeat(10_000) }))
  process.stdout.write(`longest pause ${worst.toFixed(0)} ms\n`); worst = 0
  await time('import 10,000', () => me.post('/api/watchlist/import', { entries: Array.from({ length: 10000 }, (_, n) => ({ dramaId: 20000 + n })) }))
  process.stdout.write(`longest pause ${worst.toFixed(0)} ms\n`)
  clearInterval(beat)
  await site.db.execute(sql`insert into reviews (member_id, title, content, is_public) select ${me.member.id}, 'Drama number ' || n % 5000 || ' ' || md5((n % 5000)::text), repeat('word ', 200), true from generate_series(1, 200000) n`)
  await site.db.execute(sql`analyze`)
  await time('public 25', () => site.visitor.get('/api/kdrama-notes/public?limit=25'))
  await time('public of drama', () => site.visitor.get('/api/kdrama-notes/public?limit=6&drama=' + Math.ceil(Math.random() * 4000)))
  await time('public deep', () => site.visitor.get('/api/kdrama-notes/public?limit=25&before=' + Math.ceil(1000 + Math.random() * 4000)))
  await time('public all', () => site.visitor.get('/api/kdrama-notes/public'))
  expect(1).toBe(1)
  await site.close()
}, 300000)
