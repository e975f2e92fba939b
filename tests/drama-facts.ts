// Makes a list of drama facts as other catalogues offer them: any number, always the same.

export interface Facts {
  title: string
  year: number
  episodes: number
  rating: number
  ratedBy: number | null
  aliases: string[]
  genres: string[]
  tags: string[]
  mainCast: string[]
  aired: string | null
  writers: string[]
  network: string[]
}

const FIRST = [
  'Quiet',
  'Second',
  'Paper',
  'Salt',
  'Evening',
  'Borrowed',
  'Northern',
  'Little',
  'Seventh',
  'Amber',
]
const THEN = [
  'Harbour',
  'Kitchen',
  'Letters',
  'Winter',
  'Orchard',
  'Platform',
  'Rooftop',
  'Lantern',
  'Alley',
  'Choir',
]
const GENRES = [
  'Romance',
  'Drama',
  'Comedy',
  'Family',
  'Mystery',
  'Life',
  'Historical',
  'Fantasy',
  'School',
  'Law',
]
const TAGS = [
  'Healing',
  'Slow Burn Romance',
  'Cooking',
  'Time Travel',
  'Workplace',
  'Strong Friendship',
  'Neighbors',
]
const NAMES = [
  'Ara',
  'Bora',
  'Chan',
  'Dami',
  'Eun',
  'Gyuri',
  'Hana',
  'Inho',
  'Jisoo',
  'Minjae',
  'Nari',
  'Sora',
]
const HANGUL = ['바다', '골목', '편지', '겨울', '부엌', '등불', '지붕', '과수원', '저녁', '합창']

/** None of these is a real drama. */
export const someFacts = (count: number): Facts[] =>
  Array.from({ length: count }, (_, n) => {
    const pick = <T>(list: readonly T[], by: number) =>
      list[(n * by + Math.floor(n / list.length)) % list.length]!
    const year = 1990 + (n % 35)
    return {
      title: `${pick(FIRST, 3)} ${pick(THEN, 7)} ${n + 1}`,
      year,
      episodes: 8 + (n % 40),
      rating: 6 + (n % 35) / 10,
      ratedBy: n % 9 === 0 ? null : 100 + n,
      aliases: n % 4 === 0 ? [`${pick(HANGUL, 3)} ${n + 1}`, `Made Up Name ${n + 1}`] : [],
      genres: [pick(GENRES, 1), pick(GENRES, 3)].filter((one, at, all) => all.indexOf(one) === at),
      tags: n % 3 === 0 ? [pick(TAGS, 1), pick(TAGS, 2)] : [],
      mainCast: [0, 1, 2, 3].map((at) => `Kim ${pick(NAMES, at + 1)}-${at + 1}`),
      aired: n % 9 === 0 ? null : `Mar  2, ${year} - May 1, ${year}`,
      writers: n % 2 === 0 ? [`Park ${pick(NAMES, 5)}`] : [],
      network: n % 20 === 0 ? ['Netflix'] : ['KBS2'],
    }
  })
