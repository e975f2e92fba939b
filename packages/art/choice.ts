// Chooses scene, mood and lettering for a subject: what suits its categories and differs from its neighbours.

import { type Layout, layoutsFor, type VoiceName } from './lettering/voices.ts'
import { wordsOf } from './lettering/words.ts'
import { isMood, type MoodName } from './moods.ts'
import { isScene, type SceneName, sceneNames, sceneOf } from './scenes.ts'
import { type Random, seededRandom } from './seeded-random.ts'
import { categoriesOf, hintsOf, type Subject } from './subject.ts'

export interface Setting {
  scene: SceneName
  mood: MoodName
}

export interface Choice extends Setting {
  voice: VoiceName
  layout: Layout
}

/**
 * Chooses everything a picture needs; the same subject always gets the same. Once scene and mood are stored with a
 * subject, only its seed and titles still matter.
 */
export function choose(subject: Subject): Choice {
  const random = seededRandom(`${subject.seed}|choose`)
  const categories = categoriesOf(subject)
  const scene = isScene(subject.scene ?? undefined)
    ? (subject.scene as SceneName)
    : favourite(subject, random)
  const hour = best(
    sceneOf(scene).moods,
    (name, i) => random.between(0, 1.2) - i * 0.12 + suits(name, categories),
  )
  const mood = isMood(subject.mood ?? undefined) ? (subject.mood as MoodName) : hour
  const voice = random.pick(sceneOf(scene).voices)
  const layout = random.pick(layoutsFor(wordsOf(subject), sceneOf(scene).crowded))
  return { scene, mood, voice, layout }
}

function favourite(subject: Subject, random: Random): SceneName {
  const draw = drawOf(subject)
  return best(sceneNames, (name) => random.between(0, 2.7) + draw(name))
}

/** How many earlier pictures a new one must differ from: a screen of cards. */
const IN_SIGHT = 24
/** How often a scene may stand among as many cards as a screen shows at once. */
const MOST_ON_SCREEN = 2
const SCREEN = 12

/**
 * Gives subjects settings that differ from their neighbours'. Pass the subjects in the order in which the
 * site shows them, and the settings that come before them. Run it once for something new, and store the result.
 */
export function spread<S extends Subject>(
  subjects: readonly S[],
  taken: readonly { scene?: string | null; mood?: string | null }[] = [],
): (S & Setting)[] {
  const before = taken.slice(-IN_SIGHT).map(({ scene, mood }) => ({ scene, mood }))
  const uses = new Map<string, number>()
  for (const { scene, mood } of taken) count(uses, scene, mood)
  return subjects.map((subject) => {
    const setting = unlike(before, uses, subject)
    before.push(setting)
    if (before.length > IN_SIGHT) before.shift()
    count(uses, setting.scene, setting.mood)
    return { ...subject, ...setting }
  })
}

function unlike(
  before: readonly { scene?: string | null; mood?: string | null }[],
  uses: ReadonlyMap<string, number>,
  subject: Subject,
): Setting {
  const random = seededRandom(`${subject.seed}|spread`)
  const categories = categoriesOf(subject)
  const last = before.at(-1)
  const draw = drawOf(subject)
  const onScreen = before.slice(1 - SCREEN)
  const settings = sceneNames.flatMap((scene) => {
    // a third one in sight is never right, whatever the categories say
    const often = onScreen.filter((other) => other.scene === scene).length >= MOST_ON_SCREEN
    const drawn = draw(scene) - (often ? 1000 : 0)
    return sceneOf(scene).moods.map((mood) => ({ scene, mood, drawn }))
  })
  const { scene, mood } = best(settings, ({ scene, mood, drawn }) => {
    const hour = sceneOf(scene).moods.indexOf(mood)
    let score = random.between(0, 1.3) - hour * 0.12
    score += drawn + suits(mood, categories)
    score -= 0.5 * (uses.get(`${scene} ${mood}`) ?? 0)
    before.forEach((other, i) => {
      const away = (before.length - i) ** 0.7
      if (other.scene === scene) score -= 5 / away
      if (other.mood === mood) score -= 3.2 / away
      if (other.scene === scene && other.mood === mood) score -= 4
    })
    // never two alike side by side, whatever the categories say
    return last?.scene === scene || last?.mood === mood ? score - 1000 : score
  })
  return { scene, mood }
}

function count(uses: Map<string, number>, scene?: string | null, mood?: string | null): void {
  const key = `${scene} ${mood}`
  uses.set(key, (uses.get(key) ?? 0) + 1)
}

/** The first category says most about a drama, the fifth little. */
const weight = (position: number): number => 1 / (1 + position * 0.45)

/** How much a clear word, and the scene of the drama that is named first, count beside the categories. */
const WORDS = 9
const ABOUT = 8

/** How well each scene suits a subject: its categories, and what its words say. */
function drawOf(subject: Subject): (scene: SceneName) => number {
  const categories = categoriesOf(subject)
  const words = hintsOf(subject).scenes
  const named = (scene: SceneName) => {
    const at = (subject.about ?? []).indexOf(scene)
    return at < 0 ? 0 : ABOUT / (1 + at * 0.5)
  }
  return (scene) =>
    named(scene) +
    categories.reduce((sum, name, i) => sum + (sceneOf(scene).likes[name] ?? 0) * weight(i), 0) +
    WORDS * (words.get(scene) ?? 0)
}

const suits = (mood: MoodName, categories: readonly string[]): number =>
  categories.reduce((sum, name, i) => sum + (HOURS[name]?.includes(mood) ? 1.5 * weight(i) : 0), 0)

function best<T extends object | string>(
  list: readonly T[],
  score: (item: T, position: number) => number,
): T {
  let winner = list[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const [i, item] of list.entries()) {
    const value = score(item, i)
    if (value > most) [winner, most] = [item, value]
  }
  return winner
}

/** The moods that suit a category. */
const HOURS: Readonly<Record<string, readonly MoodName[]>> = {
  romance: ['blossom', 'wisteria', 'dusk'],
  healing: ['dawn', 'noon', 'lagoon'],
  family: ['autumn', 'snow', 'dawn'],
  comedy: ['gardenia', 'noon', 'blossom'],
  revenge: ['ember', 'night'],
  thriller: ['night', 'ember', 'rain'],
  mystery: ['rain', 'night'],
  medical: ['rain', 'lagoon', 'dawn'],
  legal: ['night', 'dusk'],
  justice: ['dusk', 'ember'],
  business: ['night', 'dusk'],
  workplace: ['wisteria', 'night'],
  historical: ['dusk', 'autumn', 'ember'],
  fantasy: ['lagoon', 'night', 'dusk'],
  supernatural: ['night', 'lagoon'],
  school: ['noon', 'blossom', 'gardenia'],
  sports: ['gardenia', 'noon'],
  music: ['blossom', 'lagoon'],
  cooking: ['autumn', 'dawn'],
  motivational: ['dawn', 'noon', 'gardenia'],
  'slice-of-life': ['noon', 'wisteria', 'autumn'],
  'time-travel': ['wisteria', 'lagoon'],
}
