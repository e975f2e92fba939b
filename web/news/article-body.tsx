// An article: headline, picture, text, and its dramas.
import type { ReactNode } from 'react'
import type { Article } from '#contract/api/news.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import styles from './article-view.module.css'
import { Cover } from './cover.tsx'
import { Day } from './day.tsx'

interface ArticleBodyProps {
  article: Article
  /** above the headline: the link back */
  above?: ReactNode
}

export function ArticleBody({ article, above }: ArticleBodyProps) {
  const { title, content, celebrity, publishedAt, dramas = [], people = [] } = article
  return (
    <article>
      <header className={`${styles.column} ${styles.top}`}>
        {above}
        <h1 tabIndex={-1} dir="auto">
          {title}
        </h1>
        <p className={styles.by}>
          {celebrity && (
            <Badge dye="dye-hong" icon="sparkles">
              <bdi>{celebrity}</bdi>
            </Badge>
          )}
          <Day at={publishedAt} />
          <span>{minutesOf(content)} min read</span>
        </p>
      </header>
      <figure className={styles.cover}>
        <Cover article={article} sizes="(max-width: 76rem) 94vw, 1152px" eager />
      </figure>
      <div className={`${styles.column} ${styles.prose}`}>
        {paragraphsOf(content).map(({ at, text }) => (
          <p key={at} dir="auto">
            {text}
          </p>
        ))}
      </div>
      {dramas.length > 0 && (
        <nav className={`${styles.column} ${styles.dramas}`} aria-label="Dramas in this article">
          <h2>Dramas in this article</h2>
          <ul className="tags">
            {dramas.map((drama) => (
              <li key={drama.id}>
                <a className="badge lg dye-sol" href={paths.drama(drama.id)}>
                  {drama.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {people.length > 0 && (
        <nav className={`${styles.column} ${styles.dramas}`} aria-label="People in this article">
          <h2>People in this article</h2>
          <ul className="tags">
            {people.map(({ slug, name }) => (
              <li key={slug}>
                <a className="badge lg dye-hong" href={paths.person(slug)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  )
}

/** Splits a text at blank lines; the key is the paragraph's start. */
const paragraphsOf = (content: string) =>
  [...content.matchAll(/\S(?:.|\r?\n(?!\s*\n))*/g)].map(({ index, 0: text }) => ({ at: index, text }))

/** Words per minute of a calm reader. */
const PACE = 200
const minutesOf = (content: string) => Math.max(1, Math.round(content.split(/\s+/).length / PACE))
