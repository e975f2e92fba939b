// One drama in the admin list, with its actions.
import { useId } from 'react'
import type { AdminDrama } from '#contract/api/admin-dramas.ts'
import { plural } from '#contract/plural.ts'
import { firstCharacters } from '#contract/preview.ts'
import styles from '#web/admin/admin.module.css'
import { HistoryButton } from '#web/admin/history/history-button.tsx'
import { CategoryBadges } from '#web/dramas/category-badges.tsx'
import { Poster } from '#web/dramas/poster.tsx'
import { knownRating } from '#web/dramas/rating.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Maximum characters of the description in the list. */
const PREVIEW = 120

interface DramaRowProps {
  drama: AdminDrama
  isChosen: boolean
  isDeleting: boolean
  onChoose: (isChosen: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

export function DramaRow({ drama, isChosen, isDeleting, onChoose, onEdit, onDelete }: DramaRowProps) {
  const title = useId()
  return (
    <article className={styles.rowCard} aria-labelledby={title} data-row={drama.id}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={`Select ${drama.title}`}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </label>
      <div className={styles.thumb}>
        <Poster drama={drama} sizes="5rem" />
      </div>
      <div className={styles.about}>
        <h3 id={title}>
          <bdi>{drama.title}</bdi>
          {drama.nativeTitle && (
            <span lang="ko" className="small muted">
              {' '}
              {drama.nativeTitle}
            </span>
          )}
        </h3>
        <p className="meta">
          {drama.genre && <bdi>{drama.genre}</bdi>}
          <span>{drama.year}</span>
          {knownRating(drama.rating) ? (
            <span className="star">
              <Icon name="star" fill />
              {outOfTen(drama.rating)}
            </span>
          ) : (
            <span>Not rated</span>
          )}
          <span>{plural(drama.episodes, 'episode')}</span>
          {drama.lookedFor && (
            <>
              <span>{plural(drama.lookedFor.views, 'visitor')}</span>
              <span>{plural(drama.lookedFor.watchlists, 'watchlist')}</span>
            </>
          )}
        </p>
        <div className="row">
          {drama.inIndex && <Badge>Only in the index</Badge>}
          {drama.isPopular && (
            <Badge dye="dye-chija" icon="star">
              Popular
            </Badge>
          )}
          <CategoryBadges categories={drama.categories} />
        </div>
        <p className="small">{firstCharacters(drama.description, PREVIEW)}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" size="sm" icon="pencil" aria-describedby={title} onClick={onEdit}>
          Edit
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon="trash-2"
          aria-describedby={title}
          pending={isDeleting}
          onClick={onDelete}
        >
          Delete
        </Button>
        <HistoryButton area="drama" item={drama.id} title={drama.title} />
        <ButtonLink
          variant="ghost"
          size="sm"
          icon="external-link"
          href={paths.drama(drama.id)}
          target="_blank"
          aria-describedby={title}
        >
          View
        </ButtonLink>
      </div>
    </article>
  )
}

/** "8.6/10", however it is stored. */
export const outOfTen = (rating: string) => `${rating.replace(/\s*\/\s*10\s*$/, '')}/10`
