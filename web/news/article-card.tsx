// One article in the list. The whole card is the title's link.

import type { Article } from '#contract/api/news.ts'
import { PREVIEW_LENGTH, preview } from '#contract/preview.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classes } from '#web/ui/classes.ts'
import { ArticleLink } from './article-link.tsx'
import { Cover } from './cover.tsx'
import { Day } from './day.tsx'
import styles from './news.module.css'

/** On a phone smaller than its real size: 640 pixels look fine at half the bytes. */
const SIZES = '(max-width: 40rem) 88vw, (max-width: 62rem) 46vw, 400px'

export function ArticleCard({ article, eager }: { article: Article; eager?: boolean }) {
  return (
    <article className={classes('card', styles.card)}>
      <div className={styles.picture}>
        <Cover article={article} sizes={SIZES} {...(eager && { eager })} />
      </div>
      <div className={styles.body}>
        <h2>
          <ArticleLink article={article.id} id={`article-${article.id}`} fromList>
            <bdi>{article.title}</bdi>
          </ArticleLink>
        </h2>
        <p className={styles.by}>
          {article.celebrity && (
            <Badge dye="dye-hong" icon="sparkles">
              <bdi>{article.celebrity}</bdi>
            </Badge>
          )}
          <Day at={article.publishedAt} />
        </p>
        <p className={styles.words} dir="auto">
          {preview(article.content, PREVIEW_LENGTH)}
        </p>
      </div>
    </article>
  )
}
