// One drama in a grid. The whole card is the title's link.
import type { ReactNode } from 'react'
import type { Drama } from '#contract/api/dramas.ts'
import { feelingOf, noteSlug } from '#contract/comfort.ts'
import { isDrawn, shownPicture } from '#contract/images.ts'
import { plural } from '#contract/plural.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { CategoryBadges } from './category-badges.tsx'
import styles from './drama-card.module.css'
import { PlatformBadges } from './platform-badges.tsx'
import { Poster } from './poster.tsx'
import { knownRating } from './rating.ts'

interface DramaCardProps {
  drama: Drama
  /** how many names and moods are shown: 3, and 2 on the home page */
  shown?: 2 | 3
  /** the heading level that fits the page's outline */
  heading?: 'h2' | 'h3'
  /** the reason it is listed */
  reason?: ReactNode
  eager?: boolean
}

/** A card is at most a quarter of the page wide; on a phone the picture is a strip beside the text. */
const SIZES = '(max-width:40rem)7.25rem,(max-width:52rem)45vw,300px'
/** Three lines are shown, which hold 160 characters at most widths. */
const MAX_DESCRIPTION = 180

export function DramaCard({ drama, shown = 3, heading: Heading = 'h2', reason, eager }: DramaCardProps) {
  const rating = knownRating(drama.rating)
  const more = drama.mainCast.length - shown
  const picture = shownPicture(drama.imageUrl, drama.art.poster)
  return (
    <article className={classes('card', styles.drama)} {...topicMarks(drama)}>
      {/* biome-ignore lint/a11y/useAnchorContent: hidden, because the title is the same link */}
      <a
        href={paths.drama(drama.id)}
        className={classes(styles.poster, isDrawn(picture) && `art-${drama.art.mood}`)}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Poster drama={drama} sizes={SIZES} {...(eager && { eager })} />
      </a>
      <div>
        <Heading>
          <a href={paths.drama(drama.id)}>{drama.title}</a>
        </Heading>
        <p className="meta">
          {rating && (
            <span className="star">
              <Icon name="star" />
              {rating}
            </span>
          )}
          <span>{drama.year}</span>
          <span>{plural(drama.episodes, 'episode')}</span>
          {drama.genre && <span>{drama.genre}</span>}
          {drama.inIndex && <span>Not reviewed yet</span>}
        </p>
        <Feeling of={drama} />
        <p className={styles.words}>{beginning(drama.description)}</p>
        {reason && (
          <p className={styles.reason}>
            <Icon name="sparkles" />
            {reason}
          </p>
        )}
        <CategoryBadges categories={drama.categories} first={shown} />
        {drama.mainCast.length > 0 && (
          <p className={styles.cast}>
            {drama.mainCast.slice(0, shown).join(', ')}
            {more > 0 && <b>{` +${more} more`}</b>}
          </p>
        )}
        {!drama.inIndex && <PlatformBadges platforms={drama.streamingPlatforms} size="sm" />}
        <ButtonLink href={paths.drama(drama.id)} variant="quiet" size="sm" block>
          View Details
        </ButtonLink>
      </div>
    </article>
  )
}

/** The topics of a drama, by which avoiding.tsx hides its card. */
export const topicMarks = ({ feel }: Pick<Drama, 'feel'>) => ({
  'data-shows': feel?.shown.map(noteSlug).join(' ') || undefined,
  'data-mentions': feel?.mentioned.map(noteSlug).join(' ') || undefined,
})

/** How it feels, in two or three words; nothing where nobody has said. */
export function Feeling({ of: { feel } }: { of: Pick<Drama, 'feel'> }) {
  const words = feel && feelingOf(feel)
  return words ? <p className={styles.feeling}>{words}</p> : null
}

/** Whole words. */
const beginning = (text: string) =>
  text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION))}…`
