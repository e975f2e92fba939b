// How calm first, and how well looked at: the measures by which the comfort guide is judged, each with its goal.
import { type ContentNote, fitOf } from '#contract/comfort.ts'
import { feelingTyped, moodsTyped } from '#contract/feelings.ts'
import { CAN_TAKE } from '#contract/tonight.ts'
import { firstOf, isHeavy, isTearful } from './first-twelve.ts'
import { type KnownDrama, ranked } from './known-dramas.ts'

const AVOIDED: readonly ContentNote[] = [
  ...(['suicide', 'violence', 'death of a parent', 'grief', 'illness', 'bullying'] as const),
]
const ASKED_MOST: readonly ContentNote[] = [
  ...(['suicide', 'self-harm', 'sexual violence', 'abuse', 'death of a child', 'death of a parent'] as const),
  ...(['animal harm', 'illness', 'gore', 'violence', 'miscarriage or abortion', 'infidelity'] as const),
]
const WORDS = [
  ...['calm', 'cozy', 'gentle', 'light', 'feel good', 'comfort'],
  ...['relaxing', 'sad', 'cry', 'slow', 'short', 'funny'],
]
const GENTLEST = 60
const BEST = 100

export function measures() {
  const healing = firstOf('healing')
  const gentlest = ranked.toSorted((a, b) => harshness(a) - harshness(b)).slice(0, GENTLEST)
  const best = ranked.slice(0, BEST)
  const listed = (avoid: ContentNote[], avoidMentions: ContentNote[] = []) =>
    ranked.filter(({ feel }) => fitOf(feel, { avoid, avoidMentions, gentle: false }) === 'fits')
  const share = (topic: ContentNote) => {
    const may = ranked.filter(
      ({ feel }) => fitOf(feel, { avoid: [topic], avoidMentions: [], gentle: false }) !== 'not',
    )
    return percent(listed([topic]).length, may.length)
  }
  return [
    { measure: 'Healing, first 12: heavy', now: healing.filter(isHeavy).length, goal: '0' },
    {
      measure: 'Healing, first 12: bittersweet with tissues',
      now: healing.filter(isTearful).length,
      goal: 'at most 2',
    },
    {
      measure: 'light dramas, one tap from home',
      now: ranked.filter(({ feel }) => CAN_TAKE.light.has(feel as never)).length,
      goal: 'at least 60',
    },
    ...AVOIDED.map((topic) => ({ measure: `${topic}, not shown`, now: share(topic), goal: 'at least 50 %' })),
    {
      measure: 'suicide, not even mentioned',
      now: listed([], ['suicide']).length,
      goal: 'at least 40',
    },
    ...Object.entries({ [`${GENTLEST} gentlest`]: gentlest, [`${BEST} best rated`]: best }).map(
      ([name, dramas]) => ({
        measure: `not looked for, ${name}`,
        now: percent(dramas.flatMap(open).length, dramas.length * ASKED_MOST.length),
        goal: 'at most 10 %',
      }),
    ),
    {
      measure: 'words of feeling that lead somewhere',
      now: WORDS.filter((word) => feelingTyped(word) || moodsTyped(word).length > 0).length,
      goal: '12',
    },
  ]
}

const percent = (some: number, all: number) => `${Math.round((100 * some) / all)} %`

/** Less is gentler; of equals the one that is less heavy, then the one with fewer tears. */
const harshness = ({ feel: { gentleness = 0, heaviness = 9, tears = 9 } }: KnownDrama) =>
  100 * (5 - gentleness) + 10 * heaviness + tears

const open = ({ feel: { shown, mentioned, notFound } }: KnownDrama) =>
  ASKED_MOST.filter((topic) => ![...shown, ...mentioned, ...notFound].includes(topic))
