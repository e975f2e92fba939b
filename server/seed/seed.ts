// Fills an empty database with the starter catalogue, once, however many instances start together.
import { sql } from 'drizzle-orm'
import { posts } from '#server/community/table.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { findable } from '#server/dramas/findable.ts'
import { dramas } from '#server/dramas/table.ts'
import { pageTexts } from '#server/home/table.ts'
import { articles } from '#server/news/table.ts'
import { places as placesTable } from '#server/virtual-tour/table.ts'
import { artworkSubjects } from './artwork-subjects.ts'
import { catalogue } from './catalogue/index.ts'
import { welcomePost } from './community.ts'
import { news } from './news.ts'
import { places } from './places.ts'

/** Instances that start together wait for one another on it. */
const LOCK = 731_005

/** @returns how much was put in, or null when the database already holds a site */
export async function seed(db: Db): Promise<{ dramas: number } | null> {
  const [known] = await db.select({ page: pageTexts.page }).from(pageTexts).limit(1)
  if (known) return null
  const seeded = await write(db, async (tx, changed) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`)
    // This row is written once: an admin who empties the site does not get the starter catalogue back.
    const [fresh] = await tx
      .insert(pageTexts)
      .values({ page: 'home', texts: {} })
      .onConflictDoNothing()
      .returning({ page: pageTexts.page })
    if (!fresh) return null
    await seedDramas(tx)
    await seedNews(tx)
    await seedPlaces(tx)
    await tx.insert(posts).values({ ...welcomePost, bySite: true })
    for (const topic of ['dramas', 'home', 'news', 'places', 'community'] as const) changed(topic)
    return { dramas: catalogue.length }
  })
  // Without figures the planner takes every table for an empty one.
  if (seeded) await db.execute(sql`analyze`)
  return seeded
}

async function seedDramas(tx: Tx) {
  const drawn = new Map(artworkSubjects().map((subject) => [subject.drama, subject]))
  await tx.insert(dramas).values(
    catalogue.map((drama) => {
      const { seed, scene, mood } = drawn.get(drama)!
      const { comfort } = drama
      return {
        title: drama.title,
        nativeTitle: drama.nativeTitle,
        romanizedTitle: drama.romanizedTitle,
        aliases: drama.aliases,
        description: drama.description,
        year: drama.year,
        episodes: drama.episodes,
        rating: drama.rating,
        ...findable(drama),
        genre: drama.genre,
        categories: drama.categories,
        mainCast: drama.mainCast,
        writer: drama.writer,
        streamingPlatforms: drama.streamingPlatforms,
        isPopular: drama.isPopular ?? false,
        artSeed: seed,
        artScene: scene,
        artMood: mood,
        gentleness: comfort?.gentleness,
        tears: comfort?.tears,
        heaviness: comfort?.heaviness,
        pace: comfort?.pace,
        contentNotes: comfort?.notes ?? [],
        comfortSource: comfort && 'Shimpyo editors, for the starter catalogue',
      }
    }),
  )
}

async function seedNews(tx: Tx) {
  await tx.insert(articles).values(
    news.map((article) => ({
      title: article.title,
      content: article.content,
      celebrity: article.celebrity,
      publishedAt: new Date(article.publishedAt),
      artSeed: article.title,
      artScene: article.art.scene,
      artMood: article.art.mood,
    })),
  )
}

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
      funFacts: place.funFacts,
      scenes: place.scenes,
      lastChecked: place.lastChecked,
      panoramaUrl: place.panorama && `/art/panorama/${place.panorama}-4096.webp`,
      hasWorkingPanorama: place.panorama !== undefined,
      artSeed: place.name,
      artScene: place.art.scene,
      artMood: place.art.mood,
    })),
  )
}
