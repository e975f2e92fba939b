// Gives each drama of the starter catalogue one of its scenes and an hour, so that neighbors differ in every default
// list: node tools/assets/assign-pictures.ts. Run it after a change of the catalogue or of server/seed/pictures.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { CATEGORIES } from '../../contract/moods.ts'
import { byTitle, scoreOf } from '../../contract/search.ts'
import { choose } from '../../packages/art/choice.ts'
import type { MoodName } from '../../packages/art/moods.ts'
import { isScene, type SceneName, sceneNames, sceneOf } from '../../packages/art/scenes.ts'
import { firstSeasonOf } from '../../packages/art/seasons.ts'
import { seededRandom } from '../../packages/art/seeded-random.ts'
import { catalogue } from '../../server/seed/catalogue/index.ts'
import type { Picture } from '../../server/seed/pictures.ts'

const FILE = 'server/seed/pictures.json'
const SCREEN = 12
const IN_SIGHT = 24
/** Where no city and no car is in sight. */
const OLD: readonly SceneName[] = [
  'palace',
  'chamber',
  'roofs',
  'temple',
  'mountain',
  'ridge',
  'jars',
  'snow',
  'inn',
  'blossom',
]
/** A picture that is drawn already stays where it fits. */
const STAYS = 1.2
const ROUNDS = 600_000

const pictures: Record<string, Picture & { scene?: SceneName; mood?: MoodName }> = JSON.parse(
  readFileSync(FILE, 'utf8'),
)
const random = seededRandom('starter catalogue')
const dramas = catalogue.map((drama, id) => {
  const picture = pictures[drama.title]
  if (!picture) throw new Error(`${FILE} has no scenes for ${drama.title}`)
  const wishes = picture.scenes.filter(isScene)
  const { categories } = drama
  const isOld = categories[0] === 'historical'
  const likes = (scene: SceneName) =>
    categories.reduce((sum, name, i) => sum + (sceneOf(scene).likes[name] ?? 0) / (i + 1), 0)
  const cost = (scene: SceneName) =>
    wishes.includes(scene)
      ? wishes.indexOf(scene) * 1.4 - (scene === picture.scene ? STAYS : 0)
      : 24 - Math.min(3, likes(scene) * 0.4) + (isOld && !OLD.includes(scene) ? 40 : 0)
  return { id, drama, picture, motifs: new Set(picture.motifs), cost }
})
type Drama = (typeof dramas)[number]

/** The later seasons of a drama take the scene of the first. */
const firstOf = dramas.map(({ drama, id }) => {
  const first = dramas.find((other) => other.drama.title === firstSeasonOf(drama.title))
  return first?.id ?? id
})

const ranking = (a: Drama, b: Drama) =>
  scoreOf(b.drama.rating) - scoreOf(a.drama.rating) ||
  (b.drama.comfort?.gentleness ?? 0) - (a.drama.comfort?.gentleness ?? 0) ||
  (a.drama.comfort?.heaviness ?? 9) - (b.drama.comfort?.heaviness ?? 9) ||
  byTitle(a.drama, b.drama)
const platform = ({ drama }: Drama) =>
  drama.streamingPlatforms.map((name) => name.toLowerCase()).sort()[0] ?? '~'
const lists: Drama[][] = [
  dramas.toSorted(ranking),
  dramas.toSorted((a, b) => a.drama.year - b.drama.year || byTitle(a.drama, b.drama)),
  dramas.toSorted((a, b) => b.drama.year - a.drama.year || byTitle(a.drama, b.drama)),
  dramas.toSorted((a, b) => (platform(a) < platform(b) ? -1 : platform(a) > platform(b) ? 1 : ranking(a, b))),
  dramas.filter(({ drama }) => drama.isPopular).toSorted(ranking),
  ...CATEGORIES.map((name) =>
    dramas.filter(({ drama }) => drama.categories.includes(name)).toSorted(ranking),
  ),
  ...[...new Set(catalogue.flatMap(({ streamingPlatforms }) => streamingPlatforms))].map((name) =>
    dramas.filter(({ drama }) => drama.streamingPlatforms.includes(name)).toSorted(ranking),
  ),
]
/** Where each drama stands: list by list. */
const standing = dramas.map((drama) =>
  lists.flatMap((list) => (list.includes(drama) ? [{ list, at: list.indexOf(drama) }] : [])),
)
const share = (a: Drama, b: Drama) => [...a.motifs].some((motif) => b.motifs.has(motif))

const scenes: SceneName[] = []

/** How badly a scene goes with the neighbors of a drama, in every list. */
function faults(drama: Drama, scene: SceneName): number {
  let sum = 0
  for (const { list, at } of standing[drama.id]!) {
    const same: number[] = []
    for (let k = Math.max(0, at - IN_SIGHT + 1); k < Math.min(list.length, at + IN_SIGHT); k++) {
      const other = list[k]!
      if (k === at || scenes[other.id] !== scene) continue
      if (share(drama, other)) sum += 40
      if (Math.abs(k - at) < SCREEN) same.push(k)
      if (Math.abs(k - at) === 1 && firstOf[other.id] !== firstOf[drama.id]) sum += 0.8
    }
    // three in a screen, whichever of them comes first
    for (let i = 0; i < same.length; i++)
      for (let j = i + 1; j < same.length; j++)
        if (Math.max(at, same[j]!) - Math.min(at, same[i]!) < SCREEN) sum += 40
  }
  return sum
}

const groups = dramas
  .filter(({ id }) => firstOf[id] === id)
  .map(({ id }) => dramas.filter((other) => firstOf[other.id] === id))
const give = (group: Drama[], scene: SceneName) => {
  for (const { id } of group) scenes[id] = scene
}
const price = (group: Drama[], scene: SceneName) => {
  give(group, scene)
  return group.reduce((sum, drama) => sum + drama.cost(scene) + faults(drama, scene), 0)
}
for (const group of groups)
  give(
    group,
    best(sceneNames, (scene) => group[0]!.cost(scene)),
  )
for (let round = 0; round < ROUNDS; round++) {
  const group = random.pick(groups)
  const heat = 10 * (1 - round / ROUNDS) ** 3
  give(
    group,
    best(candidates(group), (scene) => price(group, scene) + random.next() * heat),
  )
}
/** What fits the drama, what it has, and a few others: all of them each time would take minutes. */
function candidates(group: Drama[]): SceneName[] {
  const { id, picture } = group[0]!
  return [...picture.scenes.filter(isScene), scenes[id]!, random.pick(sceneNames), random.pick(sceneNames)]
}
let left = 0
for (const drama of dramas)
  if (faults(drama, scenes[drama.id]!) >= 40) {
    left++
    console.log(`${drama.drama.title} stands too close to one like it: ${scenes[drama.id]}`)
  }

const hours: MoodName[] = []
const clash = (drama: Drama, hour: MoodName) => {
  let sum = 0
  for (const { list, at } of standing[drama.id]!)
    for (let k = Math.max(0, at - 8); k <= Math.min(list.length - 1, at + 8); k++) {
      const other = list[k]!
      if (k === at) continue
      if (hours[other.id] === hour) sum += Math.abs(k - at) === 1 ? 1 : 0.1
      if (hours[other.id] === hour && scenes[other.id] === scenes[drama.id]) sum += 3
    }
  if (
    dramas.some(
      (other) => other !== drama && firstOf[other.id] === firstOf[drama.id] && hours[other.id] === hour,
    )
  )
    sum += 9
  return sum
}
const suited = (drama: Drama) => sceneOf(scenes[drama.id]!).moods
/** What suits its categories, first of all. */
const drawn = dramas.map(({ id, picture }) => (picture.scene === scenes[id] ? picture.mood : undefined))
const liked = dramas.map(
  (drama) =>
    choose({
      seed: drama.drama.title,
      title: '',
      categories: drama.drama.categories,
      scene: scenes[drama.id]!,
    }).mood,
)
for (let round = 0; round < 12; round++)
  for (const drama of dramas)
    hours[drama.id] = best(
      suited(drama),
      (hour, i) =>
        clash(drama, hour) +
        i * 0.25 -
        (hour === liked[drama.id] ? 0.8 : 0) -
        (hour === drawn[drama.id] ? 4 : 0),
    )

for (const { id, picture } of dramas) Object.assign(picture, { scene: scenes[id], mood: hours[id] })
const lines = dramas.map(
  ({ drama, picture: { scenes: wishes, motifs, scene, mood } }) =>
    `  ${JSON.stringify(drama.title)}: ${JSON.stringify({ scenes: wishes, motifs, scene, mood })}`,
)
writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`)
const wished = dramas.filter(({ picture, id }) => picture.scenes[0] === scenes[id]).length
const among = dramas.filter(({ picture, id }) => picture.scenes.includes(scenes[id]!)).length
console.log(
  `${dramas.length} dramas: ${wished} got their first scene, ${among} one of theirs; ${left} stand too close to one like them`,
)

function best<T>(all: readonly T[], of: (one: T, at: number) => number): T {
  let [winner, least] = [all[0] as T, Number.POSITIVE_INFINITY]
  for (const [i, one] of all.entries()) {
    const value = of(one, i)
    if (value < least) [winner, least] = [one, value]
  }
  return winner
}
