// A drama in a list: its picture, what it is, and what the member wrote about it.
import type { ReactNode } from 'react'
import type { RelatedDrama } from '#contract/api/related.ts'
import { Feeling, topicMarks } from '#web/dramas/drama-card.tsx'
import { Poster } from '#web/dramas/poster.tsx'
import { paths } from '#web/paths.ts'
import styles from './lists.module.css'

interface EntryProps {
  drama: RelatedDrama
  /** in a list of others, dramas with topics that the reader avoids are left out */
  ofOthers?: boolean
  /** the note, or what changes it */
  children?: ReactNode
}

export const Entry = ({ drama, ofOthers, children }: EntryProps) => (
  <li className={styles.entry} {...(ofOthers && topicMarks(drama))}>
    {/* biome-ignore lint/a11y/useAnchorContent: hidden, because the title is the same link */}
    <a href={paths.drama(drama.id)} tabIndex={-1} aria-hidden="true">
      <Poster drama={drama} sizes="80px" />
    </a>
    <div>
      <h2>
        <a href={paths.drama(drama.id)}>
          <bdi>{drama.title}</bdi>
        </a>
      </h2>
      <p className="meta">
        <span>{drama.year}</span>
        {drama.genre && <span>{drama.genre.split(',', 1)}</span>}
      </p>
      <Feeling of={drama} />
      {children}
    </div>
  </li>
)

export const Note = ({ text }: { text: string }) =>
  text ? (
    <p className={styles.note} dir="auto">
      {text}
    </p>
  ) : null
