// The read-only card about the K-Star page: what it shows.
import { useQuery } from '@tanstack/react-query'
import styles from '#web/admin/admin.module.css'
import { query } from '#web/api.ts'
import { Badge } from '#web/ui/badge.tsx'

export function StarSettings() {
  const { data: names = [] } = useQuery(query('GET /api/admin/news/celebrities'))
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
