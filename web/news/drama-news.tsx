// The articles about a drama, on its page; nothing if there are none.
import { useQuery } from '@tanstack/react-query'
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
      <ul className={styles.articles}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleLink article={article.id} className="link">
              <bdi>{article.title}</bdi>
            </ArticleLink>
            <Day at={article.publishedAt} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}
