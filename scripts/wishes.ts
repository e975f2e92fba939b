// Thirty wishes as people say them, what they would press for it, and what the site offers first. Judge them by eye.
import { type ContentNote, fitOf } from '#contract/comfort.ts'
import { feelingSo, feelingTyped, moodsTyped } from '#contract/feelings.ts'
import { recommend } from '#contract/recommend.ts'
import { type CanTake, fitsTonight, type Length } from '#contract/tonight.ts'
import { type KnownDrama, ranked, scalesInWords } from './known-dramas.ts'

interface Pressed {
  feel?: CanTake
  length?: Length
  moods?: string[]
  avoid?: ContentNote[]
  avoidMentions?: ContentNote[]
  gentle?: true
  /** typed into the search box */
  typed?: string
}

const WISHES: readonly [words: string, pressed: Pressed][] = [
  ['tired, alone, nothing sad, under ten hours', { feel: 'light', length: 'evening' }],
  ['after a long shift, something that asks nothing of me', { feel: 'light' }],
  ['a week of evenings, gentle, no suicide', { feel: 'light', length: 'week', avoid: ['suicide'] }],
  ['I want to cry and feel better afterwards', { feel: 'cry' }],
  ['I need to cry, but not about somebody who is ill', { feel: 'cry', avoid: ['illness'] }],
  ['a cry that is over in a weekend', { feel: 'cry', length: 'evening' }],
  ['my father died last month; not that', { feel: 'light', avoid: ['death of a parent'] }],
  ['not a word about suicide', { moods: ['healing'], avoidMentions: ['suicide'] }],
  ['no violence at all', { feel: 'light', avoid: ['violence'] }],
  ['I was bullied at school', { feel: 'light', avoid: ['bullying'] }],
  ['we lost a pregnancy', { feel: 'light', avoidMentions: ['miscarriage or abortion', 'death of a child'] }],
  ['he cheated on me', { moods: ['romance'], feel: 'light', avoid: ['infidelity'] }],
  ['nothing with animals hurt, for me and my dog', { feel: 'light', avoid: ['animal harm'] }],
  ['healing', { moods: ['healing'] }],
  ['healing, gently, with friends', { moods: ['healing', 'slice-of-life'], gentle: true }],
  ['something for the whole family, grandmother too', { moods: ['family'], feel: 'light' }],
  ['cooking, and nothing else', { moods: ['cooking'] }],
  ['make me laugh', { typed: 'funny' }],
  ['something cozy', { typed: 'something cozy' }],
  ['calm, I cannot sleep', { typed: 'calm' }],
  ['slow', { typed: 'slow' }],
  ['short', { typed: 'short' }],
  ['romance that does not hurt', { moods: ['romance'], feel: 'light' }],
  ['first love, a little sad is fine', { moods: ['romance', 'school'], feel: 'bittersweet' }],
  ['burned out at the office', { moods: ['workplace', 'healing'] }],
  ['a palace, but not a bloody one', { moods: ['historical'], avoid: ['gore'], feel: 'light' }],
  ['doctors, without a dying child', { moods: ['medical'], avoid: ['death of a child'] }],
  ['long company for the winter', { feel: 'light', length: 'long' }],
  [
    'bittersweet for a week, nobody dies of an illness',
    { feel: 'bittersweet', length: 'week', avoid: ['illness'] },
  ],
  ['I want to be motivated, not crushed', { moods: ['motivational'], feel: 'light' }],
]

const SHOWN = 6

function offered({ moods = [], feel, length, typed = '', ...filter }: Pressed): KnownDrama[] {
  const wish = { avoid: [], avoidMentions: [], gentle: false, ...filter }
  const fitting = ranked.filter(
    (drama) => fitOf(drama.feel, wish) === 'fits' && fitsTonight(drama, { feel, length }),
  )
  const feeling = feelingTyped(typed)
  if (feeling) return feelingSo(feeling, fitting)
  return recommend(fitting, [...moods, ...moodsTyped(typed)], undefined, feel).map(({ drama }) => drama)
}

export function printWishes() {
  for (const [words, pressed] of WISHES) {
    const all = offered(pressed)
    console.log(`\n“${words}”: ${JSON.stringify(pressed)}: ${all.length}`)
    for (const { title, hours, feel } of all.slice(0, SHOWN))
      console.log(`  ${String(hours).padStart(2)} h  ${scalesInWords(feel)}  ${title}`)
  }
}
