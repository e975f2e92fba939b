// What a word of feeling means: "cozy" and "tearjerker" lead to dramas that feel so, "payback" to those of a mood.
import type { DramasMeant } from '#contract/api/dramas.ts'
import { feelingSo, feelingTyped, moodsTyped } from '#contract/feelings.ts'
import { withAnd } from '#contract/in-words.ts'
import { type MoodWeights, recommend } from '#contract/recommend.ts'
import type { Db } from '#server/db/open.ts'
import { finderOf, type KnownDrama } from './find.ts'
import { readListed } from './listed.ts'

const SHOWN = 6

/** Literal results are left out: the search shows them. */
export async function dramasMeant(
  db: Db,
  typed: string,
  isWanted: (drama: KnownDrama) => boolean,
  weights: MoodWeights,
): Promise<DramasMeant> {
  const [feeling, moods] = [feelingTyped(typed), moodsTyped(typed)]
  if (!feeling && moods.length === 0) return { title: '', moods: [], dramas: [] }
  const finder = finderOf(db)
  const [all, literal] = await Promise.all([finder.inOrder('ranking'), finder.holding(typed)])
  const others = all.filter((drama) => !literal.has(drama) && isWanted(drama))
  const found = feeling
    ? feelingSo(feeling, others)
    : recommend(others, moods, weights).map(({ drama }) => drama)
  const dramas = await readListed(db, found.slice(0, SHOWN))
  return {
    title: dramas.length === 0 ? '' : (feeling?.title ?? `Dramas for ${withAnd(moods)}`),
    moods: feeling ? [] : moods,
    ...feeling?.list,
    dramas,
  }
}
