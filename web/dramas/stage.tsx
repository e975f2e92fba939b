// The wide picture at the top of a drama's page, with its titles.
import type { Drama } from '#contract/api/dramas.ts'
import { isDrawn, pictureSources, shownPicture } from '#contract/images.ts'
import { plural } from '#contract/plural.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { knownRating } from './rating.ts'
import styles from './stage.module.css'

export function Stage({ drama }: { drama: Drama }) {
  const { art } = drama
  const picture = shownPicture(drama.imageUrl, art.poster)
  const rating = knownRating(drama.rating)
  return (
    <section className={classes(styles.stage, isDrawn(picture) && `art-${art.ground}`)}>
      {isDrawn(picture) ? (
        <Drawn tall={art.tall} hero={art.hero} />
      ) : (
        <img src={picture} alt="" className={styles.blurred} />
      )}
      <div className={`wrap ${styles.words}`}>
        <h1>{drama.title}</h1>
        {drama.nativeTitle && (
          <p className={styles.native} lang="ko">
            {drama.nativeTitle}
          </p>
        )}
        <p className={styles.facts}>
          {rating && (
            <span>
              <Icon name="star" fill />
              {rating}
              {drama.ratingSource && <span className="vh">: {drama.ratingSource}</span>}
            </span>
          )}
          <span>
            <Icon name="calendar-days" />
            {drama.year}
          </span>
          <span>
            <Icon name="tv" />
            {plural(drama.episodes, 'episode')}
          </span>
        </p>
      </div>
    </section>
  )
}

function Drawn({ tall, hero }: { tall: string; hero: string }) {
  const wide = pictureSources(hero)
  const narrow = '(max-width: 40rem)'
  return (
    <picture>
      <source media={narrow} type="image/avif" srcSet={tall.replace(/\.webp$/, '.avif')} />
      <source media={narrow} srcSet={tall} />
      {wide.avif && <source type="image/avif" srcSet={wide.avif} sizes="100vw" />}
      <img src={hero} {...(wide.webp && { srcSet: wide.webp, sizes: '100vw' })} alt="" fetchPriority="high" />
    </picture>
  )
}
