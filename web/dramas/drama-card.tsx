// One drama in a grid: its picture, and under it title, feeling, rating and year. The whole card is the title's link.
// The rest is always there to be read aloud and found. It is seen over the picture while the pointer or the focus is on
// the card, and below the card when it is opened.
import type { ReactNode } from 'react'
import type { Drama } from '#contract/api/dramas.ts'
import { type ComfortScales, feelingOf, noteSlug } from '#contract/comfort.ts'
import { isDrawn, shownPicture } from '#contract/images.ts'
import { plural } from '#contract/plural.ts'
import { isMoreThan } from '#contract/tonight.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Star } from '#web/ui/star.tsx'
import { CardMenu } from '#web/watchlist/card-menu.tsx'
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

/** Two columns on a phone, six on a desktop; on the home page four. */
const SIZES = '(max-width:40rem)45vw,300px'
/** Some six lines in a narrow column. */
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
        className={classes(styles.poster, isDrawn(picture) && `art-${drama.art.ground}`)}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Poster drama={drama} sizes={SIZES} {...(eager && { eager })} />
      </a>
      <div className={styles.words}>
        <Heading>
          <a href={paths.drama(drama.id)}>{drama.title}</a>
        </Heading>
        <Feeling of={drama} />
        <p className="meta">
          {rating && <Star>{rating}</Star>}
          <span>{drama.year}</span>
        </p>
        {reason && (
          <p className={styles.reason}>
            <Icon name="sparkles" />
            <span>{reason}</span>
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <ButtonLink href={paths.drama(drama.id)} variant="ghost" size="sm">
          View Details
        </ButtonLink>
        <CardMenu drama={drama} />
        <details className={styles.more} name="drama-card">
          <summary aria-label={`About ${drama.title}`}>
            <Icon name="chevron-down" />
          </summary>
          <div className={styles.rest}>
            <p className="meta">
              <span>{plural(drama.episodes, 'episode')}</span>
              {drama.genre && <span>{drama.genre}</span>}
            </p>
            <p className={styles.description}>{beginning(drama.description)}</p>
            <CategoryBadges categories={drama.categories} first={shown} />
            {drama.mainCast.length > 0 && (
              <p>
                {drama.mainCast.slice(0, shown).join(', ')}
                {more > 0 && <b>{` +${more} more`}</b>}
              </p>
            )}
            {!drama.inIndex && <PlatformBadges platforms={drama.streamingPlatforms} size="sm" />}
          </div>
        </details>
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
  return words ? (
    <p className={styles.feeling} {...weightMark(feel)}>
      {words}
    </p>
  ) : null
}

/** On the words that say how a drama feels: for whom it is more than they can take. avoiding.tsx says so there. */
export const weightMark = (feel: Partial<ComfortScales>) => ({
  'data-more-than':
    (['light', 'bittersweet'] as const).filter((wish) => isMoreThan(feel, wish)).join(' ') || undefined,
})

/** Whole words. */
const beginning = (text: string) =>
  text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION))}…`
