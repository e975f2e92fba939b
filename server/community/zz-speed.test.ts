import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aSite } from '#tests/site.ts'
test('speed', async () => {
  const site = await aSite({ PAGE_CACHE: 'off' })
  const minji = await site.signUp()
  await site.db.execute(sql.raw(`insert into posts (title, content, author_id, upvotes, downvotes, comment_count) select 'Post ' || n || ' ' || (array['healing','romance','ost','actor','episode','winter','bus','mother'])[1+(n*7)%8], 'I watched ' || md5(n::text) || ' and thought of ' || (array['gentle','family','drama','song'])[1+n%4] || ' things in a long week full of ' || md5((n*3)::text), ${minji.member.id}, (n*7)%1000, (n*3)%400, n%300 from generate_series(1, 100000) n`))
  await site.db.execute(sql`analyze posts`)
  const time = async (url: string, who: any = site.visitor) => {
    const at: number[] = []
    for (let i = 0; i < 8; i++) { const s = performance.now(); const a = await who.get(url); if (a.statusCode !== 200) throw new Error(a.body); at.push(performance.now() - s) }
    console.log(url.padEnd(60), at.map((n) => n.toFixed(1)).join(' '))
  }
  for (const u of ['?limit=20','?limit=20&before=50000','?sort=top&limit=20','?sort=top&limit=20&before=100.50000','?sort=top&limit=20&before=50000','?sort=discussed&limit=20','?limit=20&search=healing','?limit=20&search=winter+mother','?limit=20&search=gentle+bus','?limit=20&search=OST+Discussions','?limit=20&search=zzz','?limit=20&search=a','?limit=20&search=the+and', '?sort=top&limit=20&search=healing','?limit=20&search=wat', ''])
    await time('/api/posts' + u)
  await time('/api/posts?limit=20', minji)
  await site.close()
}, 600000)
