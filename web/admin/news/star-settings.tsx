// The read-only card about the K-Star page: what it shows.

import type { AdminArticle } from '#contract/api/news.ts'
import styles from '#web/admin/admin.module.css'
import { Badge } from '#web/ui/badge.tsx'

/** Maximum badges on the card. */
const MOST = 6

export function StarSettings({ articles }: { articles: readonly AdminArticle[] }) {
  const names = featured(articles)
  return (
    <section className="panel stack" aria-labelledby="admin-star">
      <h2 id="admin-star" className={styles.title}>
        K-Star Page Settings
      </h2>
      <p className="muted">
        The page shows every published article, newest first. Drafts are only shown here.
      </p>
      <h3 className={styles.small}>Featured celebrities</h3>
      {names.length === 0 ? (
        <p className="small muted">They come from the published articles.</p>
      ) : (
        <ul className={`tags ${styles.names}`}>
          {names.map((name) => (
            <li key={name}>
              <Badge size="lg" dye="dye-hong" icon="sparkles">
                <bdi>{name}</bdi>
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Whom the published articles mention most. Articles about a craft mention nobody. */
export function featured(articles: readonly Pick<AdminArticle, 'celebrity' | 'publishedAt'>[]): string[] {
  const counts = new Map<string, number>()
  for (const { celebrity, publishedAt } of articles)
    if (publishedAt && celebrity) counts.set(celebrity, (counts.get(celebrity) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([name]) => name)
}
