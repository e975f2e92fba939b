// The table of the diary.
import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Outcome } from '#contract/diary.ts'
import { ofMember } from '#server/auth/table.ts'
import { id } from '#server/db/columns.ts'
import { ofDrama } from '#server/dramas/table.ts'

export const diary = pgTable(
  'diary',
  {
    id: id(),
    memberId: ofMember(),
    dramaId: ofDrama(),
    /** by the member's own clock */
    day: date('day').notNull(),
    firstEpisode: integer('first_episode'),
    lastEpisode: integer('last_episode'),
    outcome: text('outcome').$type<Outcome>(),
    rewatch: boolean('rewatch').notNull().default(false),
  },
  (t) => [index('diary_days').on(t.memberId, t.day, t.id), index('diary_drama').on(t.dramaId)],
)
