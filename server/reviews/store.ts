// Reads and writes reviews. What is private is asked for together with whose it is, never without.
import { and, arrayContains, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { type PublicReview, type Review, MOST_REVIEWS } from '#contract/reviews.ts'
import { members } from '#server/auth/table.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { type ReviewRow, showPublicReview, showReview } from './show.ts'
import { reviews } from './table.ts'
import { titleKey } from './title-key.ts'
