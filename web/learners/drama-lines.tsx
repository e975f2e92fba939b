// The Korean line of a drama, on its page; nothing for dramas without one.
import { useQuery } from '@tanstack/react-query'
import { Link } from '#web/link.tsx'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './drama-lines.module.css'
import { linesOfDrama } from './queries.ts'

export function DramaLines({ dramaId }: { dramaId: number }) {
  const { data: lines = [] } = useQuery(linesOfDrama(dramaId))
  if (lines.length === 0) return null
  return (
    <section>
      <h2>A line to learn</h2>
      {lines.map(({ line, korean, romanization, english }) => (
        <figure key={line} className={styles.line}>
          <blockquote>
            <p lang="ko">{korean}</p>
            <p lang="ko-Latn">{romanization}</p>
            <p>{english}</p>
          </blockquote>
          <figcaption>
            <Link className="link" href={paths.line(line)}>
              <Icon name="languages" /> Grammar and pronunciation
            </Link>
          </figcaption>
        </figure>
      ))}
    </section>
  )
}
