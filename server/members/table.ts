// The weeks in which a member was active. It stores neither what they did nor the day.
import { date, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { ofMember } from '#server/auth/table.ts'

export const activeWeeks = pgTable(
  'active_weeks',
  {
    /** its Monday, in UTC */
    week: date('week').notNull(),
    memberId: ofMember(),
  },
  (t) => [primaryKey({ columns: [t.week, t.memberId] }), index('active_weeks_member').on(t.memberId)],
)
