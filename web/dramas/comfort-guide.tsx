// On a drama's page: how it feels, in words, and what to know first, folded until somebody wants to know.
import { type Comfort, noteLabel, SCALE_WORDS, SCALES } from '#contract/comfort.ts'
import styles from './comfort.module.css'

const LABELS: Record<(typeof SCALES)[number], string> = {
  gentleness: 'Gentleness',
  tears: 'Tears',
  heaviness: 'Heaviness',
  pace: 'Pace',
}

export function ComfortGuide({ comfort }: { comfort: Comfort | undefined }) {
  const known = SCALES.filter((scale) => comfort?.[scale] !== undefined)
  return (
    <section>
      <h2>How it feels</h2>
      {comfort ? (
        <>
          {known.length > 0 && (
            <dl className={styles.scales}>
              {known.map((scale) => (
                <div key={scale}>
                  <dt>{LABELS[scale]}</dt>
                  <dd>
                    {SCALE_WORDS[scale][comfort[scale]! - 1]}
                    <Stitches count={comfort[scale]!} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <KnowFirst comfort={comfort} />
        </>
      ) : (
        <p className="muted">
          Not reviewed yet. Nobody of us has written down how it feels or what it touches, so we cannot say.
        </p>
      )}
    </section>
  )
}

/** The scale as sewn stitches, beside the word that says the same. */
const Stitches = ({ count }: { count: number }) => (
  <span className={styles.stitches} aria-hidden="true">
    {[1, 2, 3, 4, 5].map((at) => (
      <i key={at} className={at <= count ? styles.sewn : undefined} />
    ))}
  </span>
)

/** In the page from the start: it may be opened before there are scripts, or without any. */
const KnowFirst = ({ comfort }: { comfort: Comfort }) => (
  <details className={styles.fold}>
    <summary>What to know first</summary>
    <Notes comfort={comfort} />
  </details>
)

function Notes({ comfort: { notes, source } }: { comfort: Comfort }) {
  return (
    <>
      {notes.length > 0 ? (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{noteLabel(note)}</li>
          ))}
        </ul>
      ) : (
        <p>Of the things we look for, none was noted. That is no promise.</p>
      )}
      <p className="small muted">Source: {source}</p>
    </>
  )
}
