// The comfort guide on a drama's page: how it feels, and its hard topics, folded.
import { useQueryClient } from '@tanstack/react-query'
import type { Drama } from '#contract/api/dramas.ts'
import {
  CONTENT_NOTES,
  type Comfort,
  type ContentNote,
  noteLabel,
  type PageRead,
  SCALE_WORDS,
  SCALES,
} from '#contract/comfort.ts'
import { needsHelp } from '#contract/help.ts'
import { dayFirst, utcDay } from '#contract/in-words.ts'
import { monthInWords } from '#contract/month.ts'
import { HelpLine } from '#web/help/help-line.tsx'
import { helpText } from '#web/help/queries.ts'
import { RenderedOnce } from '#web/rendered-once.tsx'
import styles from './comfort.module.css'
import { Correction } from './correction.tsx'

const LABELS: Record<(typeof SCALES)[number], string> = {
  gentleness: 'Gentleness',
  tears: 'Tears',
  heaviness: 'Heaviness',
  pace: 'Pace',
}

export function ComfortGuide({ drama }: { drama: Drama }) {
  const { id: dramaId, comfort } = drama
  const client = useQueryClient()
  const known = SCALES.filter((scale) => comfort?.[scale] !== undefined)
  // The help line has a text of its own, which admins can change.
  const help = comfort && withHelp(comfort) ? client.getQueryData(helpText.queryKey)?.text : ''
  return (
    <RenderedOnce as="section" of={drama} variant={`comfort ${help}`}>
      <h2>How it feels</h2>
      {comfort ? (
        <>
          {known.length > 0 && (
            <>
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
              <p className="small muted">Our own estimate.</p>
            </>
          )}
          <KnowFirst dramaId={dramaId} comfort={comfort} />
        </>
      ) : (
        <>
          <p className="muted">
            Not reviewed yet. We don't know how it feels or which difficult topics it contains.
          </p>
          <Correction dramaId={dramaId} about="topic" />
        </>
      )}
    </RenderedOnce>
  )
}

const withHelp = ({ notes, reported }: Comfort) => needsHelp([...notes, ...reported])

/** The scale as sewn stitches, beside its value in words. */
const Stitches = ({ count }: { count: number }) => (
  <span className={styles.stitches} aria-hidden="true">
    {[1, 2, 3, 4, 5].map((at) => (
      <i key={at} className={at <= count ? styles.sewn : undefined} />
    ))}
  </span>
)

/** A <details> element, so it works before and without scripts. */
function KnowFirst({ dramaId, comfort }: { dramaId: number; comfort: Comfort }) {
  const { notes, notFound, reported, pages, source } = comfort
  const known = [...notes, ...notFound, ...reported]
  const open = CONTENT_NOTES.filter((topic) => !known.includes(topic))
  return (
    <details className={styles.fold}>
      <summary>What to know first</summary>
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
        <p>We found none of the topics we looked for. We can be wrong.</p>
      )}
      {reported.length > 0 && (
        <p className="small">
          <strong>Reported by a reader, not checked yet:</strong> {reported.join(', ')}.
        </p>
      )}
      {notFound.length > 0 && (
        <p className="small">
          <strong>Looked for and not found:</strong> {notFound.join(', ')}.
        </p>
      )}
      {open.length > 0 && (
        <p className="small">
          <strong>Not looked for yet:</strong> {open.join(', ')}.
        </p>
      )}
      {notes.length === 0 && pages.length > 0 && <Pages pages={pages} />}
      <p className="small muted">{source}.</p>
      {withHelp(comfort) && <HelpLine />}
      <Correction dramaId={dramaId} about="topic" />
    </details>
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
    {pages.map(({ name, url, read }) => (
      <li key={url}>
        <a className="link" href={url} rel="nofollow noreferrer external">
          {name}
        </a>
        , read in {monthInWords(read)}
      </li>
    ))}
  </ul>
)
