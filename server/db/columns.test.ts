// Times in the database.
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { queueMail } from '#server/mail/outbox.ts'
import { outbox } from '#server/mail/table.ts'
import { freshDatabase } from '#tests/database.ts'
import { isDue } from './columns.ts'

const database = await freshDatabase()
afterAll(() => database.close())

// A column rounds to milliseconds, now() does not: half of all rows lay up to half a millisecond in the future.
test('what is due now is due at once, in whatever part of a millisecond that is', async () => {
  for (let n = 0; n < 30; n++) {
    const due = await database.db.transaction(async (tx) => {
      await queueMail(tx, { kind: 'submission', recipient: 'us@example.com', subject: `${n}`, body: '' })
      return tx
        .select({ id: outbox.id })
        .from(outbox)
        .where(sql`${isDue(outbox.nextAt)} and ${outbox.subject} = ${String(n)}`)
    })
    expect(due).toHaveLength(1)
  }
})
