// The starter catalogue, as rows: loaded only where a database is empty.
import { monthInWords } from '#contract/month.ts'
import { posts } from '#server/community/table.ts'
import type { Tx } from '#server/db/open.ts'
import { findable } from '#server/dramas/findable.ts'
import { dramas } from '#server/dramas/table.ts'
import { articles } from '#server/news/table.ts'
import { places as placesTable } from '#server/virtual-tour/table.ts'
import { catalogue } from './catalogue/index.ts'
import { researched } from './comfort/index.ts'
import { welcomePost } from './community.ts'
import { news } from './news.ts'
import { ITS_OWN, seedOf } from './pictures.ts'
import { places } from './places.ts'

/** When the ratings and the platforms of the starter catalogue were taken. */
const CATALOGUE_MONTH = '2026-11'
const RATING_SOURCE = `Audience average from a public list, ${monthInWords(CATALOGUE_MONTH)}`

/** @returns how many dramas there are now */
export async function putInStarter(tx: Tx): Promise<number> {
  await seedDramas(tx)
  await seedNews(tx)
  await seedPlaces(tx)
  await tx.insert(posts).values({ ...welcomePost, bySite: true })
  return catalogue.length
}

async function seedDramas(tx: Tx) {
  await tx.insert(dramas).values(
    catalogue.map((drama) => {
      const { comfort } = drama
      return {
        title: drama.title,
        nativeTitle: drama.nativeTitle,
        romanizedTitle: drama.romanizedTitle,
        aliases: drama.aliases,
        description: drama.description,
        year: drama.year,
        episodes: drama.episodes,
        episodesNote: drama.episodesNote,
        rating: drama.rating,
        ratingSource: RATING_SOURCE,
        ...findable(drama),
        genre: drama.genre,
        categories: drama.categories,
        mainCast: drama.mainCast,
        writer: drama.writer,
        streamingPlatforms: drama.streamingPlatforms,
        platformsChecked: drama.streamingPlatforms.length > 0 ? CATALOGUE_MONTH : null,
        isPopular: drama.isPopular ?? false,
        cataloguedAt: null,
        artSeed: seedOf(drama),
        ...ITS_OWN,
        gentleness: comfort?.gentleness,
        tears: comfort?.tears,
        heaviness: comfort?.heaviness,
        pace: comfort?.pace,
        ...researched(drama.title),
      }
    }),
  )
}

async function seedNews(tx: Tx) {
  await tx.insert(articles).values(
    news.map((article) => ({
      title: article.title,
      content: withSources(article),
      celebrity: article.celebrity,
      publishedAt: new Date(article.publishedAt),
      artSeed: article.title,
      ...ITS_OWN,
    })),
  )
}

/** An article is text alone, so its sources are the last paragraph, with addresses as people can read them. */
const withSources = ({ content, sources }: (typeof news)[number]) =>
  `${content}\n\nSources, read in ${monthInWords(sources[0]!.read)}: ${sources.map(({ name, url }) => `${name} (${decodeURI(url)})`).join('; ')}.`

async function seedPlaces(tx: Tx) {
  await tx.insert(placesTable).values(
    places.map((place) => ({
      name: place.name,
      nativeName: place.nativeName,
      drama: place.drama,
      otherDramas: place.otherDramas ?? [],
      description: place.description,
      address: place.address,
      nativeAddress: place.nativeAddress,
      latitude: place.latitude,
      longitude: place.longitude,
      funFacts: place.funFacts.map(([line]) => line),
      scenes: place.scenes.map(([line]) => line),
      sources: place.sources,
      lastChecked: place.lastChecked,
      panoramaUrl: `/art/panorama/${place.art}-4096.webp`,
      hasWorkingPanorama: true,
      artSeed: place.name,
      drawing: place.art,
      palette: '',
    })),
  )
}
