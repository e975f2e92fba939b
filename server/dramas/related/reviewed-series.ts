// Series that the rule about names cannot find or would read wrongly, checked by hand. They take precedence over it.
import { nameKey } from '#contract/name-key.ts'

/**
 * 'seasons': one story goes on, or is told again. 'series': each drama tells a story of its own under one name.
 * A series of one is a drama that belongs to no other, whatever its name says.
 */
export type SeriesKind = 'seasons' | 'series'

export interface ReviewedSeries {
  kind: SeriesKind
  /** title, year, and what it is among the others */
  dramas: readonly (readonly [title: string, year: number, label?: string])[]
}

const of =
  (kind: SeriesKind) =>
  (...dramas: ReviewedSeries['dramas']): ReviewedSeries => ({ kind, dramas })
const seasons = of('seasons')
const series = of('series')

const REVIEWED: readonly ReviewedSeries[] = [
  seasons(
    ['Hospital Playlist', 2020, 'Season 1'],
    ['Hospital Playlist 2', 2021, 'Season 2'],
    ['Resident Playbook', 2025, 'Spin-off'],
  ),
  seasons(['Tale of the Nine-Tailed', 2020, 'Season 1'], ['Tale of the Nine-Tailed 1938', 2023, 'Season 2']),
  seasons(
    // one drama under two names
    ['Welcome to Waikiki', 2018, 'Season 1'],
    ['Eulachacha Waikiki', 2018, 'Season 1'],
    ['Eulachacha Waikiki 2', 2019, 'Season 2'],
    ['Welcome to Waikiki 2', 2019, 'Season 2'],
  ),
  seasons(
    ['IRIS', 2009, 'Season 1'],
    ['Athena: Goddess of War', 2010, 'Spin-off'],
    ['IRIS 2', 2013, 'Season 2'],
  ),
  seasons(['Goong', 2006, 'Original'], ['Goong S', 2007, 'Spin-off']),
  seasons(
    ['The Sound of Your Heart', 2016, 'Original'],
    ['The Sound of Your Heart: Reboot', 2018, 'Reboot'],
    ['The Sound of Your Heart: Reboot Season 2', 2018, 'Reboot, season 2'],
  ),
  seasons(
    ['Secret Crushes: Season 1', 2016, 'Season 1'],
    ['Secret Crushes: Season 2', 2016, 'Season 2'],
    ['Secret Crushes: Season 3', 2017, 'Season 3'],
    ['Secret Crushes: Special Edition', 2017, 'Special edition'],
  ),
  seasons(
    ['1% of Anything', 2003, 'Original'],
    ['Something about 1%', 2003, 'Original'],
    ['Something About 1 Percent', 2016, 'Remake'],
  ),
  series(['Reply 1997', 2012], ['Reply 1994', 2013], ['Reply 1988', 2015]),
  series(
    ['School', 1999],
    ['School 2', 1999],
    ['School 3', 2000],
    ['School 4', 2001],
    ['School 2013', 2012],
    ['Who Are You: School 2015', 2015],
    ['School 2017', 2017],
    ['School 2021', 2021],
  ),
  series(
    // the four seasons of the year, by one director
    ['Autumn Tale', 2000],
    ['Winter Sonata', 2002],
    ['Summer Scent', 2003],
    ['Spring Waltz', 2006],
  ),
  series(
    ['Unstoppable High Kick', 2006],
    ['High Kick Through the Roof!', 2009],
    ['High Kick! The Revenge of the Short Legged', 2011],
  ),
  series(
    // "Three Color Fantasy": white, green and gold
    ["The Universe's Star", 2017],
    ['Vivid Romance', 2017],
    ['Queen of the Ring', 2017],
  ),
  series(['The First Republic', 1981], ['The Third Republic', 1993], ['The Fifth Republic', 2005]),
  series(
    // the days of Jo Ah-seo; what counts as a season differs from source to source
    ['My YouTube Diary', 2019],
    ['My Mukbang Diary', 2020],
    ['My YouTube Diary 2', 2020],
  ),
]

const key = (title: string, year: number) => `${nameKey(title)} ${year}`
const BY_DRAMA = new Map(
  REVIEWED.flatMap((one) => one.dramas.map(([title, year]) => [key(title, year), one] as const)),
)

/** The reviewed series of a drama, and what it is in it. */
export function reviewedSeries(drama: { title: string; year: number }) {
  const name = key(drama.title, drama.year)
  const series = BY_DRAMA.get(name)
  if (!series) return null
  const [, , label] = series.dramas.find(([title, year]) => key(title, year) === name)!
  return { series, label }
}
