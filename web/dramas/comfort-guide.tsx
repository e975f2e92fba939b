// The comfort guide on a drama's page: how it feels, and its hard topics, folded.
import type { Drama } from '#contract/api/dramas.ts'
import {
  CONTENT_NOTES,
  type Comfort,
  type ComfortScales,
  type ContentNote,
  noteLabel,
  notesIn,
  type PageRead,
  SCALE_WORDS,
  SCALES,
  withIncluded,
} from '#contract/comfort.ts'
import { needsHelp } from '#contract/help.ts'
import { dayFirst, utcDay } from '#contract/in-words.ts'
import { plural } from '#contract/plural.ts'
import { HelpLine } from '#web/help/help-line.tsx'
import { paths } from '#web/paths.ts'
import { Fold } from '#web/ui/fold.tsx'
import { PageLink } from '#web/ui/out-link.tsx'
import { useAvoided } from './avoided.ts'
import styles from './comfort.module.css'

const LABELS: Record<(typeof SCALES)[number], string> = {
  gentleness: 'Gentleness',
  tears: 'Tears',
  heaviness: 'Heaviness',
  pace: 'Pace',
}

/** Nothing while nobody has reviewed the drama. */
export function ComfortGuide({ comfort }: { comfort: Drama['comfort'] }) {
  if (!comfort) return null
  const { notes } = comfort
  return (
    <Fold
      line={`How it feels, and ${notes.length > 0 ? plural(notes.length, 'topic') : 'what'} to know first`}
    >
      <Scales of={comfort} />
      <KnowFirst comfort={comfort} />
      <p className="small muted">{comfort.source}.</p>
    </Fold>
  )
}

const withHelp = ({ notes, reported }: Comfort) => needsHelp([...notes, ...reported])

export function Scales({ of }: { of: Partial<ComfortScales> }) {
  const known = SCALES.filter((scale) => of[scale] !== undefined)
  return (
    <dl className={styles.scales}>
      {known.map((scale) => (
        <div key={scale}>
          <dt>{LABELS[scale]}</dt>
          <dd>{SCALE_WORDS[scale][of[scale]! - 1]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What was found of the topics that are left out on this device; the page opens with it. */
export function YourTopics({ comfort }: { comfort: Drama['comfort'] }) {
  const mine = useAvoided()
  const topics = notesIn(`${mine?.avoid},${mine?.avoidMentions}`)
  if (topics.length === 0) return null
  const included = withIncluded(topics).filter((topic) => comfort?.notes.includes(topic))
  return (
    <section className={`panel ${styles.mine}`} aria-labelledby="your-topics">
      <h2 id="your-topics">What you leave out</h2>
      <ul aria-label="The topics you leave out">
        {[...new Set([...topics, ...included])].map((topic) => (
          <li key={topic}>
            <b>{noteLabel(topic)}:</b> {whatIsKnown(comfort, topic)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function whatIsKnown(comfort: Drama['comfort'], topic: ContentNote): string {
  if (!comfort) return 'nobody has looked for it'
  const { notes, details, reported, notFound } = comfort
  if (notes.includes(topic)) return details[topic]?.how === 'mentioned' ? 'mentioned' : 'shown'
  const found = notFound.includes(topic) ? 'looked for and not found' : 'nobody has looked for it'
  return reported.includes(topic) ? `${found}, but a reader says it is there` : found
}

function KnowFirst({ comfort }: { comfort: Comfort }) {
  const { notes, notFound, reported, pages } = comfort
  const open = CONTENT_NOTES.filter((topic) => !notes.includes(topic) && !notFound.includes(topic))
  return (
    <>
      {notes.length > 0 ? (
        <>
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>
                {noteLabel(note)}
                {comfort.details[note as ContentNote]?.how === 'mentioned' && (
                  <span className="small muted"> (mentioned)</span>
                )}
              </li>
            ))}
          </ul>
          <Where comfort={comfort} />
        </>
      ) : (
        <p>We found none of the topics we looked for.</p>
      )}
      {reported.length > 0 && (
        <p className="small">
          <strong>A reader says, not checked yet:</strong> {reported.join(', ')}.
        </p>
      )}
      {notFound.length > 0 && (
        <p className="small">
          <strong>Looked for and not found:</strong> {notFound.join(', ')}.
        </p>
      )}
      {open.length > 0 && (
        <details className={styles.where}>
          <summary>Not looked for yet ({open.length})</summary>
          <p className="small">{noteLabel(open.join(', '))}.</p>
        </details>
      )}
      {notes.length === 0 && pages.length > 0 && <Pages pages={pages} />}
      {withHelp(comfort) && <HelpLine />}
      <a className="link small" href={`${paths.browse()}#leave-out`}>
        Leave out a topic on every page
      </a>
    </>
  )
}

/** Spoilers behind a second fold: the episodes and the sources. */
function Where({ comfort: { notes, details } }: { comfort: Comfort }) {
  const detailed = notes.flatMap((note) => {
    const detail = details[note as ContentNote]
    return detail ? [{ note, ...detail }] : []
  })
  if (detailed.length === 0) return null
  return (
    <details className={styles.where}>
      <summary>Episodes and sources (spoilers)</summary>
      <dl>
        {detailed.map(({ note, where, sources, addedByReader }) => (
          <div key={note}>
            <dt>{noteLabel(note)}</dt>
            <dd>
              {where || "We don't know which episode."}
              {addedByReader && <p className="small">Added by a reader, {dayFirst(utcDay(addedByReader))}</p>}
              <Pages pages={sources} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const Pages = ({ pages }: { pages: readonly PageRead[] }) => (
  <ul className={styles.pages}>
    {pages.map((page) => (
      <li key={page.url}>
        <PageLink {...page} />
      </li>
    ))}
  </ul>
)
