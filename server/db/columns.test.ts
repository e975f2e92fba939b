// Times in the database.
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { jobs } from '#server/jobs/table.ts'
import { freshDatabase } from '#tests/database.ts'
import { isDue } from './columns.ts'

const database = await freshDatabase()
afterAll(() => database.close())

// A column rounds to milliseconds, now() does not: half of all rows lay up to half a millisecond in the future.
test('what is due now is due at once, in whatever part of a millisecond that is', async () => {
  for (let n = 0; n < 30; n++) {
    const due = await database.db.transaction(async (tx) => {
      await tx.insert(jobs).values({ kind: 'test', key: `${n}` })
      return tx
        .select({ id: jobs.id })
        .from(jobs)
        .where(sql`${isDue(jobs.runAt)} and ${jobs.key} = ${String(n)}`)
    })
    expect(due).toHaveLength(1)
  }
})
