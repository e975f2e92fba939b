// The database as the site uses it, on whichever database the suite runs.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'

test('a fresh database folds texts for search', async () => {
  const database = await freshDatabase()
  expect((await database.db.execute(sql`select search_text('ＡＢ도깨비') as folded`)).rows).toEqual([
    { folded: 'ab도깨비' },
  ])
  await database.close()
})
