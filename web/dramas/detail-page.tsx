// The page of one drama: the first view has all to decide by, then its story, then one line for each thing more.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Drama } from '#contract/api/dramas.ts'
import { foldCategory } from '#contract/fold-category.ts'
import { needsHelp, speaksOfSelfHarm } from '#contract/help.ts'
import { isDrawn, isFromTmdb, shownPicture } from '#contract/images.ts'
import { timeInWords } from '#contract/month.ts'
import { plural } from '#contract/plural.ts'
import { HelpLine } from '#web/help/help-line.tsx'
import { helpText } from '#web/help/queries.ts'
import { DramaLines } from '#web/learners/drama-lines.tsx'
import { DramaLists } from '#web/lists/drama-lists.tsx'
import type { PageProps } from '#web/load-page.ts'
import { DramaNews } from '#web/news/drama-news.tsx'
import type { Params } from '#web/pages.ts'
import { paths } from '#web/paths.ts'
import { DramaReviews } from '#web/reviews/drama-reviews.tsx'
import { reviewsOfDrama, sortIn } from '#web/reviews/queries.ts'
import { PageNotFound, PageNotLoaded } from '#web/shell/could-not-load.tsx'
import { Head } from '#web/shell/head.tsx'
import { type SiteFacts, useSite } from '#web/site-facts.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { DramaPlaces } from '#web/virtual-tour/drama-places.tsx'
import { MinePanel } from '#web/watchlist/mine-panel.tsx'
import { watchNeeds } from '#web/where-to-watch/queries.ts'
import { StreamingPlatforms } from '#web/where-to-watch/streaming-platforms.tsx'
import { useWhereToWatch, type WatchUse } from '#web/where-to-watch/use-where-to-watch.ts'
import { WatchLinks } from '#web/where-to-watch/watch-links.tsx'
import { CategoryBadges } from './category-badges.tsx'
import { ComfortGuide, YourTopics } from './comfort-guide.tsx'
import { Cast, peopleLd, Writers } from './credited-people.tsx'
import styles from './detail.module.css'
import { Poster } from './poster.tsx'
import { oneDrama } from './queries.ts'
import { knownRating } from './rating.ts'
import { RelatedLines, SimilarDramas } from './related.tsx'
import { Sources } from './sources.tsx'
import { Stage } from './stage.tsx'
import { EpisodeList, FullCredits, TrailerAndStills } from './tmdb-lines.tsx'

/** The help line, when the drama's topics include suicide or self-harm. Where to watch, on a server that knows it. */
export function furtherNeeds(
  client: QueryClient,
  { id = '' }: Params,
  query: URLSearchParams,
  site?: SiteFacts,
) {
  const drama = client.getQueryData(oneDrama(id).queryKey)
  if (!drama) return []
  const { comfort, description } = drama
  const topics = [...(comfort?.notes ?? []), ...(comfort?.reported ?? [])]
  const needsHelpText = needsHelp(topics) || speaksOfSelfHarm(description)
  return [...(needsHelpText ? [helpText] : []), ...watchNeeds(id, query.get('country'), site)]
}

export default function DetailPage({ params, query }: PageProps) {
  const { data: drama, error, isPending } = useQuery(oneDrama(params.id ?? ''))
  if (isPending) return <Waiting />
  if (drama) return <Detail drama={drama} query={query} />
  if (error?.status === 404)
    return (
      <PageNotFound page="Drama not found" words="There is no drama at this address.">
        <ButtonLink href={paths.home}>Back to Home</ButtonLink>
      </PageNotFound>
    )
  return <PageNotLoaded page="K-Drama" words="Could not load this drama." />
}

function Waiting() {
  return (
    <p className={`wrap ${styles.waiting}`} role="status">
      Loading drama details...
    </p>
  )
}

function Detail({ drama, query }: { drama: Drama; query: URLSearchParams }) {
  const site = useSite()
  const watch = useWhereToWatch(drama, query.get('country'))
  const sort = sortIn(query)
  const { data: reviews = [] } = useQuery(reviewsOfDrama(drama.id, sort))
  const picture = pictureToShare(drama)
  return (
    <>
      <Head
        title={drama.title}
        description={firstSentences(drama.description) || factsInWords(drama)}
        path={paths.drama(drama.id)}
        // A page of facts alone is for those who look for it here.
        hidden={drama.inIndex && reviews.length === 0}
        image={picture}
        type="video.tv_show"
        jsonLd={seriesLd(drama, site.url + picture, site.url)}
      />
      <Stage drama={drama} />
      <div className={`wrap ${styles.columns}`}>
        <div className={classes('panel', styles.first)}>
          <MinePanel drama={drama} />
          <WatchLinks drama={drama} watch={watch} />
          <ButtonLink href={paths.browse()} variant="quiet" block>
            Explore More Dramas
          </ButtonLink>
        </div>
        <div className={styles.story}>
          <YourTopics comfort={drama.comfort} />
          <Story drama={drama} watch={watch} />
        </div>
        <Details drama={drama} />
        {/* What the specification does not ask for stands below what it asks for. */}
        <div className={styles.more}>
          <DramaReviews drama={drama} sort={sort} />
          <div className={classes('panel', styles.lines)}>
            <ComfortGuide comfort={drama.comfort} />
            <TrailerAndStills drama={drama} />
            <EpisodeList drama={drama} />
            <FullCredits drama={drama} />
            <DramaLines dramaId={drama.id} />
            <DramaPlaces dramaId={drama.id} />
            <DramaNews dramaId={drama.id} />
            <RelatedLines dramaId={drama.id} />
            <DramaLists dramaId={drama.id} />
            <Sources drama={drama} />
          </div>
        </div>
      </div>
      <SimilarDramas dramaId={drama.id} />
    </>
  )
}

function Story({ drama, watch }: { drama: Drama; watch: WatchUse }) {
  return (
    <div className={styles.main}>
      {drama.description && (
        <section>
          <h2>Synopsis</h2>
          <p className={styles.synopsis}>{drama.description}</p>
          {speaksOfSelfHarm(drama.description) && <HelpLine />}
        </section>
      )}
      {(drama.genre || drama.categories.length > 0) && (
        <section>
          <h2>Genre</h2>
          <div className="tags">
            {genresBesideMoods(drama).map((genre) => (
              <span key={genre} className="badge lg">
                {genre}
              </span>
            ))}
            <CategoryBadges categories={drama.categories} size="lg" />
          </div>
        </section>
      )}
      {drama.mainCast.length > 0 && (
        <section>
          <h2>Main Cast</h2>
          <Cast drama={drama} />
        </section>
      )}
      <div className={styles.two}>
        {drama.writer && (
          <section>
            <h2>Writer</h2>
            <p>
              <Writers drama={drama} />
            </p>
          </section>
        )}
        <StreamingPlatforms drama={drama} watch={watch} />
      </div>
    </div>
  )
}

function Details({ drama }: { drama: Drama }) {
  const rating = knownRating(drama.rating)
  return (
    <aside className={classes('panel', styles.details)}>
      <h2>Details</h2>
      <dl className="stitched">
        <Fact name="Year">{drama.year}</Fact>
        <Fact name="Episodes" note={drama.episodesNote}>
          {drama.episodes}
        </Fact>
        {drama.network && <Fact name="Network">{drama.network}</Fact>}
        {drama.airedFrom && <Fact name="On air">{timeInWords(drama.airedFrom, drama.airedTo)}</Fact>}
        {rating && (
          <Fact name="Rating" note={drama.ratingSource}>
            {rating}
          </Fact>
        )}
      </dl>
      <div className={styles.poster}>
        <Poster drama={drama} sizes="320px" alt={`${whatItIs(drama.imageUrl)}${drama.title}`} />
      </div>
    </aside>
  )
}

const whatItIs = (url: string) =>
  isDrawn(url) ? 'Our own illustration for ' : isFromTmdb(url) ? 'Poster of ' : ''

const Fact = ({ name, note, children }: { name: string; note?: string | undefined; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {children}
      {note && <p className="small muted">{note}</p>}
    </dd>
  </div>
)

/** Without those that are moods of the drama: they have their own badge, "Slice-of-life". */
function genresBesideMoods({ genre, categories }: Drama): string[] {
  const moods = new Set(categories.map(foldCategory))
  return genre.split(', ').filter((one) => one && !moods.has(foldCategory(one)))
}

/** "K-drama from 2008, 20 episodes, with Kim Hyo Jin and Lee Hoon." */
function factsInWords({ year, episodes, mainCast }: Drama): string {
  const cast = mainCast
    .slice(0, 3)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1')
  return `K-drama from ${year}, ${plural(episodes, 'episode')}${cast && `, with ${cast}`}.`
}

const BETWEEN_SENTENCES = /(?<=[.!?]["'”’)]*)\s+(?=["'“‘(]?\p{Lu})/u

/** The meta description: whole sentences up to about 160 characters. */
function firstSentences(text: string): string {
  const [first = '', ...others] = text.trim().split(BETWEEN_SENTENCES)
  let taken = first
  for (const sentence of others) {
    if (taken.length + sentence.length >= 170) break
    taken += ` ${sentence}`
  }
  return taken
}

/** A wide one if there is one. */
function pictureToShare({ imageUrl, art, tmdb }: Drama): string {
  if (isDrawn(imageUrl)) return art.share
  return (isFromTmdb(imageUrl) && tmdb?.stills[0]) || shownPicture(imageUrl, art.share)
}

function seriesLd(drama: Drama, image: string, site: string) {
  const nativeTitle = drama.nativeTitle ?? drama.tmdb?.nativeTitle
  return {
    '@context': 'https://schema.org',
    '@type': 'TVSeries',
    name: drama.title,
    ...(nativeTitle && { alternateName: nativeTitle }),
    image,
    ...(drama.description && { description: drama.description }),
    datePublished: drama.airedFrom ?? String(drama.year),
    numberOfEpisodes: drama.episodes,
    ...(drama.genre && { genre: drama.genre }),
    inLanguage: 'ko',
    countryOfOrigin: { '@type': 'Country', name: 'South Korea' },
    ...peopleLd(drama, site),
  }
}
