// The public page of a member: what they chose to show, and the way to follow, report or block them.
import { useQuery } from '@tanstack/react-query'
import type { PublicPage } from '#contract/api/public-pages.ts'
import { withAnd } from '#contract/in-words.ts'
import { ACTIVITIES, type Activity } from '#contract/public-pages.ts'
import { useOwnView } from '#web/auth/use-own-view.ts'
import { YearInNumbers } from '#web/diary/your-year.tsx'
import { topicMarks } from '#web/dramas/drama-card.tsx'
import { Poster } from '#web/dramas/poster.tsx'
import type { PageProps } from '#web/load-page.ts'
import { paths } from '#web/paths.ts'
import { CouldNotLoad, PageNotFound, PageNotLoaded } from '#web/shell/could-not-load.tsx'
import { Head } from '#web/shell/head.tsx'
import { useSite } from '#web/site-facts.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Face } from '#web/ui/face.tsx'
import { OrderLinks } from '#web/ui/order-links.tsx'
import { ActivityList } from './activity-list.tsx'
import { MemberActions } from './member-actions.tsx'
import styles from './public-pages.module.css'
import { type ActivityView, memberActivity, memberPage, viewIn } from './queries.ts'

const LABELS: Record<Activity | 'all', string> = {
  all: 'Everything',
  ratings: 'Ratings',
  reviews: 'Reviews',
  lists: 'Lists',
}

export default function MemberPage({ params: { name = '' }, query }: PageProps) {
  const read = useQuery(memberPage(name))
  useOwnView(read)
  const { data: page, error } = read
  if (error?.status === 404)
    return (
      <PageNotFound page="Page not found" words="There is no page at this address.">
        <ButtonLink href={paths.reviews}>Reviews by members</ButtonLink>
      </PageNotFound>
    )
  if (!page) return <PageNotLoaded page="Page of a member" words="Could not load this page." />
  return <Shown key={page.id} page={page} view={viewIn(query)} />
}

function Shown({ page, view }: { page: PublicPage; view: ActivityView }) {
  const site = useSite()
  const { username, shows, watching = [], year, inSearch } = page
  const kinds = ACTIVITIES.filter((kind) => shows.includes(kind))
  return (
    <div className={`wrap read ${styles.page}`}>
      <Head
        title={username}
        description={`What ${username} shows here: ${withAnd(shows.length > 0 ? shows.map(inWords) : ['a name'])}.`}
        path={paths.member(username, { before: view.before })}
        hidden={!inSearch}
        jsonLd={inSearch ? memberLd(username, site.url) : undefined}
      />
      <header className={styles.head}>
        <Face name={username} size="xl" />
        <h1>
          <bdi>{username}</bdi>
        </h1>
        <MemberActions page={page} />
      </header>
      {watching.length > 0 && !view.before && (
        <section className="stack" aria-labelledby="watching">
          <h2 id="watching">Watching now</h2>
          <ul className={`l ${styles.watching}`} data-cards>
            {watching.map((drama) => (
              <li key={drama.id} {...topicMarks(drama)}>
                <a href={paths.drama(drama.id)}>
                  <Poster drama={drama} sizes="8rem" />
                  <bdi>{drama.title}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {year && !view.before && <YearInNumbers heading={`${year.year} so far`} data={year} />}
      {kinds.length > 0 && <Done name={username} kinds={kinds} view={view} />}
    </div>
  )
}

function Done({ name, kinds, view }: { name: string; kinds: Activity[]; view: ActivityView }) {
  const read = useQuery(memberActivity(name, view))
  useOwnView(read)
  const shown = kinds.length > 1 ? (['all', ...kinds] as const) : []
  return (
    <section className="stack" aria-label="Ratings, reviews and lists">
      {shown.length > 0 && (
        <OrderLinks
          label="What to show"
          labels={Object.fromEntries(shown.map((kind) => [kind, LABELS[kind]])) as typeof LABELS}
          value={view.kind ?? 'all'}
          href={(kind) => paths.member(name, { kind: kind === 'all' ? undefined : kind })}
        />
      )}
      {read.data ? (
        <ActivityList
          entries={read.data}
          isFirst={view.before === undefined}
          href={(before) => paths.member(name, { kind: view.kind, before })}
        />
      ) : (
        !read.isPending && <CouldNotLoad title="Could not load this list." retry={read.refetch} />
      )}
    </section>
  )
}

const inWords = (shown: PublicPage['shows'][number]) =>
  ({
    watching: 'what they are watching',
    ratings: 'ratings',
    reviews: 'reviews',
    lists: 'lists',
    year: 'their year',
  })[shown]

const memberLd = (name: string, site: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  mainEntity: { '@type': 'Person', name, url: site + paths.member(name) },
})
