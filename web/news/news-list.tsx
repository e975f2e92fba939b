// Every article as a card, the newest first.
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '#contract/in-words.ts'
import { NEWS_PAGE } from '#contract/news.ts'
import { paths } from '#web/paths.ts'
import { CouldNotLoad } from '#web/shell/could-not-load.tsx'
import { Head } from '#web/shell/head.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { isPastTheEnd, PastTheEnd } from '#web/ui/past-the-end.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ArticleCard } from './article-card.tsx'
import styles from './news.module.css'
import { articleCount, articlesOn } from './queries.ts'

/** Cards visible at once on a wide screen. */
const FIRST_ROW = 3

export function NewsList({ page }: { page: number }) {
  const { data: articles, error, refetch } = useQuery(articlesOn(page))
  const { data: found } = useQuery(articleCount)
  const total = found?.count ?? articles?.length ?? 0
  const isPast = isPastTheEnd(articles, total, page)
  const from = (page - 1) * NEWS_PAGE + 1
  return (
    <>
      <Head
        title="K-Star News"
        description="News about the actors, writers and music of Korean dramas. Read the articles and leave a comment."
        path={isPast ? null : paths.news(undefined, page)}
      />
      <header className="wrap page-head">
        <h1 tabIndex={-1}>K-Star News</h1>
        <p className="lead">Articles about the people who make Korean dramas.</p>
      </header>
      <div className={`wrap ${styles.page}`}>
        {articles?.length ? (
          <section className={classes('cards', styles.grid)} aria-label="Articles">
            {articles.map((article, at) => (
              <ArticleCard key={article.id} article={article} {...(at < FIRST_ROW && { eager: true })} />
            ))}
          </section>
        ) : isPast ? (
          <PastTheEnd
            page={page}
            last={Math.ceil(total / NEWS_PAGE)}
            href={(to) => paths.news(undefined, to)}
          />
        ) : articles ? (
          <EmptyState title="No news yet" companion="scholar">
            Please check back later.
          </EmptyState>
        ) : error ? (
          <CouldNotLoad title="Could not load the news" retry={refetch}>
            {error.words}
          </CouldNotLoad>
        ) : (
          <Waiting />
        )}
        <Pagination
          label="Pages of news"
          page={page}
          pages={Math.ceil(total / NEWS_PAGE)}
          href={(to) => paths.news(undefined, to)}
          summary={`${from} to ${Math.min(total, page * NEWS_PAGE)} of ${formatNumber(total)}`}
        />
      </div>
    </>
  )
}

const Waiting = () => (
  <div className={classes('cards', styles.grid)} aria-busy="true">
    <span className="vh" role="status">
      Loading...
    </span>
    {[1, 2, 3].map((card) => (
      <div key={card} className={classes('card', styles.card)}>
        <Skeleton shape="wide" />
        <div className={styles.body}>
          <Skeleton shape="title" />
          <Skeleton shape="short" />
          <Skeleton shape="long" />
        </div>
      </div>
    ))}
  </div>
)
