// One article with the link back and its comments.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { preload } from 'react-dom'
import { useLocation } from 'wouter'
import type { Article } from '#contract/api/news.ts'
import { speaksOfSelfHarm } from '#contract/help.ts'
import { preview } from '#contract/preview.ts'
import { HelpLine } from '#web/help/help-line.tsx'
import { paths } from '#web/paths.ts'
import { CouldNotLoad } from '#web/shell/could-not-load.tsx'
import { Head } from '#web/shell/head.tsx'
import { useSite } from '#web/site-facts.tsx'
import { LEAD_FONT } from '#web/styles/font-files.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ArticleBody } from './article-body.tsx'
import { articleLd } from './article-ld.ts'
import { FROM_LIST } from './article-link.tsx'
import styles from './article-view.module.css'
import { Comments } from './comments.tsx'
import { pictureOf } from './cover.tsx'
import { oneArticle } from './queries.ts'
import { fromList } from './refresh.ts'

export function ArticleView({ id }: { id: string }) {
  const client = useQueryClient()
  const { data: fresh, error, refetch } = useQuery(oneArticle(id))
  const article = fresh ?? fromList(client, Number(id))
  if (article) return <Shown article={article} />
  return (
    <div className={`${styles.column} ${styles.top} ${styles.end}`}>
      <Head title="K-Star News" description="An article from K-Star News." path={null} />
      <BackToNews />
      {error ? <Missing isDeleted={error.status === 404} words={error.words} again={refetch} /> : <Waiting />}
    </div>
  )
}

function Shown({ article }: { article: Article }) {
  const site = useSite()
  const { title, content } = article
  const picture = pictureOf(article)
  // The first paragraph is set in it: come late, it moves the text below.
  preload(LEAD_FONT, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <>
      <Head
        title={title}
        description={preview(content, 160)}
        path={paths.news(article.id)}
        image={picture === article.art.cover ? article.art.share : picture}
        type="article"
        jsonLd={articleLd(article, site)}
      />
      <ArticleBody article={article} above={<BackToNews />} />
      <div className={`${styles.column} ${styles.end}`}>
        {speaksOfSelfHarm(title, content) && <HelpLine />}
        <Comments article={article.id} />
        <p>
          <AllArticles />
        </p>
      </div>
    </>
  )
}

function BackToNews() {
  const [, navigate] = useLocation()
  const back = () => {
    // The list is the previous history entry.
    if (history.state === FROM_LIST) history.back()
    else navigate(paths.news())
  }
  return (
    <Button variant="ghost" icon="arrow-left" className={styles.back} onClick={back}>
      Back to News
    </Button>
  )
}

/** Unlike the button above it leads on without a script too. */
const AllArticles = () => (
  <ButtonLink href={paths.news()} variant="quiet">
    All articles
  </ButtonLink>
)

function Missing({ isDeleted, words, again }: { isDeleted: boolean; words: string; again: () => unknown }) {
  if (isDeleted)
    return (
      <EmptyState companion="scholar" heading="h1" title="Article not found" action={<AllArticles />}>
        It may have been removed.
      </EmptyState>
    )
  return (
    <CouldNotLoad heading="h1" title="Could not load this article" retry={again}>
      {words}
    </CouldNotLoad>
  )
}

const Waiting = () => (
  <div className="stack" aria-busy="true">
    <span className="vh" role="status">
      Loading...
    </span>
    <Skeleton shape="title" />
    <Skeleton shape="wide" />
    <Skeleton shape="long" />
    <Skeleton shape="long" />
  </div>
)
