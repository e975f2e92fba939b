// The lines of Korean from a drama, on its page; nothing for dramas without one.
import { useQuery } from '@tanstack/react-query'
import { plural } from '#contract/plural.ts'
import { paths } from '#web/paths.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './drama-lines.module.css'
import { KoreanRuns } from './korean-runs.tsx'
import { linesOfDrama } from './queries.ts'

export function DramaLines({ dramaId }: { dramaId: number }) {
  const { data: lines = [] } = useQuery(linesOfDrama(dramaId))
  if (lines.length === 0) return null
  return (
    <Fold line={`${plural(lines.length, 'line')} of Korean to learn`}>
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
    </Fold>
  )
}
