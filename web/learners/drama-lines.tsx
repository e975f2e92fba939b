// The lines of Korean from a drama, on its page; nothing for dramas without one.
import { useQuery } from '@tanstack/react-query'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './drama-lines.module.css'
import { KoreanRuns } from './korean-runs.tsx'
import { linesOfDrama } from './queries.ts'

export function DramaLines({ dramaId }: { dramaId: number }) {
  const { data: lines = [] } = useQuery(linesOfDrama(dramaId))
  if (lines.length === 0) return null
  return (
    <section>
      <h2>{lines.length === 1 ? 'A line to learn' : 'Lines to learn'}</h2>
      {lines.map(({ line, korean, romanization, english, explanation }) => (
        <figure key={line} className={styles.line}>
          <blockquote>
            <p lang="ko">{korean}</p>
            <p lang="ko-Latn">{romanization}</p>
            <p>{english}</p>
          </blockquote>
          <figcaption>
            {explanation ? (
              <KoreanRuns text={explanation} />
            ) : (
              <a className="link" href={paths.line(line)}>
                <Icon name="languages" /> Grammar and pronunciation
              </a>
            )}
          </figcaption>
        </figure>
      ))}
      {lines.some(({ explanation }) => explanation) && (
        <p className={styles.more}>
          <a className="link" href={paths.furtherLines({ drama: dramaId })}>
            Listen to these lines and save them
          </a>
        </p>
      )}
    </section>
  )
}
