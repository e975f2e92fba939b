// What words say about a picture: scenes and motifs for the words of titles, tags, genres and articles.
import { isMotif, type MotifName } from './motif-names.ts'
import { isScene, type SceneName } from './scenes.ts'
import { seededRandom } from './seeded-random.ts'

/**
 * Words | scenes | motifs, the most fitting first. An underscore stands between two words in a row; a line that
 * begins with ~ says little, because its words stand in many titles. Of lines that count the same the first decides.
 */
const TABLE = `
judge court courtroom lawyer lawyers attorney attorneys law legal trial prosecutor prosecutors bar_exam | courtroom courthouse office | gavel scales
surgery surgeon surgeons operation | surgery hospital | syringe stethoscope
disaster earthquake relief refugee refugees peacekeeper peacekeepers field_hospital | camp ambulance | stethoscope helicopter
ambulance emergency_room paramedic paramedics trauma_center firefighter firefighters rescue | ambulance hospital | stethoscope syringe
hospital hospitals doctor doctors nurse nurses medical resident medicine clinic | hospital surgery ambulance | stethoscope syringe
psychiatrist psychiatry psychologist therapy mental | hospital cloth | flower-pot heart
prison jail inmate prisoner prisoners | prison | letters key
police detective detectives inspector cop cops murder murderer serial_killer crime criminal profiler investigation investigator killer | police alley rain | file walkie-talkie knife
spy agent agents assassin hitman hacker | city rooftop subway | handcuffs sunglasses laptop
ghost ghosts reaper reapers spirit spirits soul souls demon demons exorcist exorcism heaven afterlife dead death dokkaebi horror | spirit alley | lantern ghost candle
vampire vampires zombie zombies witch witches gumiho fox angel god gods goddess supernatural | spirit mountain | fox candle moon
mermaid sea ocean beach wave waves | sea | shell lighthouse
island islands jeju haenyeo | islandroad sea | tangerines diving-mask
harbor harbour port fisherman fishing fish ship boat | harbour sea | fish ship
queen queens king kings prince princess royal royalty palace emperor empress crown_prince crown eunuch | palace chamber courtladies | crown hairpin
court_lady court_ladies court_maid concubine palace_maid | courtladies palace | hairpin lantern
war warrior warriors general battle swordsman sword swordsmen goguryeo baekje silla goryeo | ridge palace | sword horse
soldier soldiers army military marine captain conscript deserter deserters | barracks mountain | dog-tag helicopter
joseon joseon_dynasty dynasty historical scholar scholars nobleman gisaeng period_drama | palace roofs chamber market | calligraphy-brush fan hairpin lantern
monk temple buddhist shaman | temple mountain | lantern
high_school school schools student students class classroom classmate classmates teacher teachers transfer_student pyramid | class schoolroof | school-bag book name-tag
college campus university freshman college_life | campus class blossom | book backpack
baseball | ballpark | baseball
swimming swimmer swimmers pool | pool | swim-goggles
badminton shuttlecock | badminton gym | shuttlecock medal
basketball volleyball boxing boxer taekwondo judo wrestling wrestler weightlifting gymnast athlete athletes sports fencing archery soccer football kick | gym field | running-shoes medal boxing-gloves
ski skating ice winter snow snowy frozen christmas | snow ski | red-scarf
idol idols singer singers band k_pop trot concert musical diva | stage studio | microphone guitar
ballet ballerina dance dances dancer dancers dancing | practice stage | ballet-shoes music-notes
television broadcaster broadcasters episode episodes an_hour a_week | livingroom | clock
music song songs sound soundtrack piano pianist violin orchestra composer melody symphony radio | studio stage | piano score headphones
pd pds actor actors actress actresses movie film films director producer broadcasting television reporter reporters news anchor entertainment_industry celebrity star stars webtoon_industry | filmset city | clapperboard camera microphone
book books bookstore writer writers writes screenwriter script read library novel novelist poet poem author publishing diary editor | books | book typewriter
letter letters postman | cloth alley | letters
webtoon comic cartoonist | books office | comic-books easel
gallery museum artist artists painter painters painting paintings curator | gallery | easel photo-frame
chef chefs cook cooking kitchen restaurant restaurants recipe food gourmet noodles baker bakery bread pasta taste | kitchen table market | cooking-pot rice-bowl knife
eat eats eating dining meal meat pork beef barbecue grill | grill table | chopsticks rice-bowl beer
coffee cafe cafes barista tea dessert patisserie | cafe | coffee two-cups
soju drunk drinking drink beer pub wine alcohol bar | tent grill | soju-bottle beer
convenience_store part_time store shop | store | ramyeon
farm farmer farmers farming field fields | farm field | truck cow
village villages countryside rural hometown country_life | farm field harbour | mailbox persimmons
garden gardener flower flowers florist greenhouse rose lily sunflower camellia | greenhouse blossom | flower-pot sunflower
market | market | fish
chaebol heir heiress heirs company ceo boss secretary business office office_worker office_romance workplace employee employees start_up boss_employee_relationship intern interns money rich power_struggle advertisement | office meeting lift city | necktie contract laptop
hotel hotelier resort | lift city | hotel-bell
flight airport pilot stewardess airline abroad | airport | airplane suitcase
train station railway journey travel trip | train bus | suitcase
tunnel tunnels underground | tunnel | street-lamp
taxi driver drivers road roads highway | road bus | map street-lamp
survival death_game survival_game deadly_game | playground | playing-cards mask
subway bus | subway bus | headphones
rooftop roof | rooftop | flower-pot
neighbor neighbors neighbour next_door apartment housemates cohabitation house home room roommates | livingroom stairwell alley rooftop | key shoe-cupboard
time_travel time_slip time clock hour memory memories second_chance amnesia remember | train river roofs | clock wristwatch
wedding marriage married marry bride wife husband married_couple divorce fiance contract_relationship contract_marriage in_law | river table city | ring
baby pregnancy mother mom father dad family daughter son parents grandmother sisters brothers sibling family_relationship | table livingroom jars | photo-frame rice-bowl
dog dogs puppy veterinarian | blossom field | dog
cat cats | cloth roofs | cat
robot robots android alien sci_fi virtual game games gamer ai | city spirit | toy-robot gamepad
moon moonlight night midnight star_light | roofs river | moon
sun sunshine summer | field sea | sun watermelon
spring cherry_blossom blossom blossoms first_love youth | blossom | letters bicycle
autumn fall wind | train mountain | maple-leaf
umbrella umbrellas rain rainy | rainstreet rain | umbrella red-umbrella
storm weather cloud tears | rain rainstreet | umbrella
~ revenge betrayal secret secrets temptation infidelity mask double_identity hidden_identity | rain city alley | mask key
~ childhood_friends friends friendship bromance sismance | alley tent blossom | two-cups bicycle
~ thriller mystery suspense psychological | rain alley police | file key
~ love romance romantic heart hearts kiss crush lover lovers dating sweet | blossom river cloth sea | heart rose two-cups cherry-petals butterfly letters moon
~ comedy sitcom slice_of_life life drama | alley table tent field | coffee bicycle bench balloon street-lamp beer kite
`

interface Hint {
  pattern: RegExp
  scenes: readonly SceneName[]
  motifs: readonly MotifName[]
  weight: number
}

const HINTS = TABLE.trim()
  .split('\n')
  .map((line): Hint => {
    const [words = '', scenes = '', motifs = ''] = line.replace('~ ', '').split(' | ')
    const pattern = new RegExp(`(?<= )(?:${words.replaceAll(' ', '|').replaceAll('_', ' ')})s?(?= )`, 'g')
    return {
      pattern,
      scenes: scenes.split(' ').filter(isScene),
      motifs: motifs.split(' ').filter(isMotif),
      weight: line.startsWith('~') ? 0.3 : 1,
    }
  })

/** A text, and how much each of its words counts. */
export type WeighedText = readonly [text: string, weight: number]

export interface Hints {
  /** how much the words speak for a scene: up to 1 */
  scenes: ReadonlyMap<SceneName, number>
  /** what the words name, the clearest first */
  motifs: readonly (readonly MotifName[])[]
}

/** More of the same in one text says nothing more. */
const MOST = 3
/** As clear as a word in a title. */
const CLEAR = 3

/** What texts say about the picture of what they belong to. */
export function hintsIn(texts: readonly WeighedText[]): Hints {
  const folded = texts.map(([text, weight]) => [` ${fold(text)} `, weight] as const)
  const found = HINTS.map((hint) => ({ hint, count: hint.weight * counted(hint, folded) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  const most = Math.max(CLEAR, found[0]?.count ?? 0)
  const scenes = new Map<SceneName, number>()
  for (const { hint, count } of found)
    for (const [i, scene] of hint.scenes.entries())
      scenes.set(scene, Math.max(scenes.get(scene) ?? 0, count / most / (1 + i * 0.5)))
  return { scenes, motifs: found.map(({ hint }) => hint.motifs) }
}

const counted = ({ pattern }: Hint, texts: readonly WeighedText[]): number =>
  texts.reduce((sum, [text, weight]) => sum + weight * Math.min(MOST, text.match(pattern)?.length ?? 0), 0)

const fold = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

/** Up to three motifs for something that names none: one of each of its clearest words, by its seed. */
export function motifsBy(seed: string, { motifs }: Hints): MotifName[] {
  const random = seededRandom(`${seed}|motifs`)
  const named = motifs.filter((some) => some.length > 0)
  return [...new Set(named.slice(0, 3).map((some) => random.pick(some)))]
}
