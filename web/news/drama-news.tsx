// The articles about a drama, on its page; nothing if there are none. The page of a person lists them, too.
import { useQuery } from '@tanstack/react-query'
import type { ArticleLink as Linked } from '#contract/api/news.ts'
import { plural } from '#contract/plural.ts'
import { Fold } from '#web/ui/fold.tsx'
import { ArticleLink } from './article-link.tsx'
import { Day } from './day.tsx'
import styles from './drama-news.module.css'
import { articlesNaming } from './queries.ts'

export function DramaNews({ dramaId }: { dramaId: number }) {
  const { data: articles = [] } = useQuery(articlesNaming(dramaId))
  if (articles.length === 0) return null
  return (
    <Fold line={`${plural(articles.length, 'article')} in the news`}>
      <ArticleLinks articles={articles} />
    </Fold>
  )
}

export const ArticleLinks = ({ articles }: { articles: readonly Linked[] }) => (
  <ul className={styles.articles}>
    {articles.map(({ id, title, publishedAt }) => (
      <li key={id}>
        <ArticleLink article={id} className="link">
          <bdi>{title}</bdi>
        </ArticleLink>
        <Day at={publishedAt} />
      </li>
    ))}
  </ul>
)
