// What the pictures of the starter content are made from: the same on every machine, so they can be shipped.
import { dramaSubject } from '#server/dramas/picture.ts'
import type { Subject } from '#server/images/artwork.ts'
import { articleSubject } from '#server/news/picture.ts'
import { placeSubject } from '#server/virtual-tour/picture.ts'
import { catalogue } from './catalogue/index.ts'
import { news } from './news.ts'
import { places } from './places.ts'

/** Its drawing is found by its title: server/images/drawings.ts. */
export const ITS_OWN = { drawing: '', palette: '' }

export const seedOf = ({ title, year }: { title: string; year: number }): string => `${title} ${year}`

export const dramaSubjects = (): Subject[] =>
  catalogue.map((drama) => dramaSubject({ ...drama, ...ITS_OWN, artSeed: seedOf(drama), inIndex: false }))

export const articleSubjects = (): Subject[] =>
  news.map(({ title }) => articleSubject({ title, ...ITS_OWN, artSeed: title }))

export const placeSubjects = (): Subject[] =>
  places.map((place) => placeSubject({ ...place, drawing: place.art, palette: '', artSeed: place.name }))
