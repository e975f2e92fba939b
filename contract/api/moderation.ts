// The calls around reports: anyone's report, the moderators' queue and log, members suspended and restored.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { MODERATION_ACTIONS, NOTE_MAX, OUTCOMES, REPORT_AREAS, REPORT_REASONS } from '../moderation.ts'
import { id, idOr, moment, text } from './fields.ts'
import { idIn } from './list-query.ts'

const area = z.enum(REPORT_AREAS, { error: `area must be one of ${REPORT_AREAS.join(', ')}` })
const reason = z.enum(REPORT_REASONS, { error: `reason must be one of ${REPORT_REASONS.join(', ')}` })
const outcome = z.enum(OUTCOMES, { error: `outcome must be ${OUTCOMES.join(' or ')}` })
const note = (label: string) =>
  text(NOTE_MAX, label)
    .transform((value) => value.trim())
    .default('')
const before = idIn('before', 'a line of the log')

const report = z
  .object({ id, area, itemId: id, reason, note: z.string(), createdAt: moment })
  .meta({ id: 'Report' })
export const notice = z
  .object({
    id,
    action: z.enum(MODERATION_ACTIONS),
    area: z.string(),
    itemId: id,
    /** what it was: the title of a post, the beginning of a comment */
    about: z.string(),
    reason: z.string(),
    createdAt: moment,
  })
  .meta({ id: 'ModerationNotice' })
/** What a moderator did to something of one's own. */
export type ModerationNotice = z.infer<typeof notice>
const logLine = notice.extend({ moderator: z.string(), authorUsername: z.string().nullable() })
/** The same as admins see it. */
export type LogLine = z.infer<typeof logLine>

const reportCase = z.object({
  /** of its first report; decides the whole case */
  id,
  area,
  itemId: id,
  /** null: the item has been deleted */
  title: z.string().nullable(),
  content: z.string().nullable(),
  authorId: id.nullable(),
  authorUsername: z.string().nullable(),
  /** the post or article that a comment stands below */
  placeId: id.nullable(),
  outcome: outcome.nullable(),
  createdAt: moment,
  decidedAt: moment.nullable(),
  reports: z.array(z.object({ id, reason, note: z.string(), reporter: z.string(), createdAt: moment })),
})
/** One reported item with all its reports. */
export type ReportCase = z.infer<typeof reportCase>

export const moderationApi = {
  'POST /api/reports': {
    does: 'Reports a post, comment, public review, list or public page and hides it from you. Reporting it again changes nothing.',
    who: 'member',
    takes: z.object({
      area,
      itemId: idOr('itemId must be a number'),
      reason,
      note: note('Note'),
    }),
    gives: report,
    status: 201,
    fails: ['not-found'],
    limit: { name: 'reports', max: 20, seconds: 600 },
  },
  'GET /api/admin/reports': {
    does: 'Lists reported items: open ones, oldest first, or with `state=decided` the latest decisions.',
    who: 'admin',
    query: z.object({ state: z.enum(['open', 'decided']).default('open') }),
    gives: z.array(reportCase),
  },
  'POST /api/admin/reports/{id}/decision': {
    does: 'Keeps or removes a reported item, which closes all its open reports. Its author sees the reason.',
    who: 'admin',
    takes: z.object({ outcome, reason: note('Reason') }),
    gives: z.object({ id, outcome, decidedAt: moment }),
    fails: ['conflict'],
  },
  'GET /api/admin/moderation-log': {
    does: 'Lists what moderators did, newest first, 50 at a time. With `before` (an id), earlier entries.',
    who: 'admin',
    query: z.object({ before }),
    gives: z.array(logLine),
  },
  'POST /api/admin/users/{id}/suspend': {
    does: 'Suspends a member: all sessions end at once, and signing in is refused.',
    who: 'admin',
    takes: z.object({ reason: note('Reason') }),
    gives: z.object({ id, suspendedAt: moment.nullable() }),
  },
  'POST /api/admin/users/{id}/restore': {
    does: 'Ends the suspension of a member.',
    who: 'admin',
    takes: z.object({ reason: note('Reason') }),
    gives: z.object({ id, suspendedAt: moment.nullable() }),
  },
} as const satisfies EndpointTable
