// In which weeks a member came by: what "active members by week" is counted from. Not what they did, nor when.
import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { members } from '#server/auth/table.ts'

export const activeWeeks = pgTable(
  'active_weeks',
  {
    /** its Monday, in UTC */
    week: date('week').notNull(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.week, t.memberId] }), index('active_weeks_member').on(t.memberId)],
)
