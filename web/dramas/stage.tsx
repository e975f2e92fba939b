// The wide picture at the top of a drama's page, with its titles, facts, and how it feels.
import type { Drama } from '#contract/api/dramas.ts'
import { feelingOf, SCALE_WORDS } from '#contract/comfort.ts'
import { isDrawn, isFromTmdb, pictureSources, shownPicture } from '#contract/images.ts'
import { formatNumber } from '#contract/in-words.ts'
import { plural } from '#contract/plural.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Still } from '#web/virtual-tour/still.tsx'
import { knownRating } from './rating.ts'
import styles from './stage.module.css'

export function Stage({ drama }: { drama: Drama }) {
  const { art } = drama
  const picture = shownPicture(drama.imageUrl, art.poster)
  const still = isFromTmdb(picture) ? drama.tmdb?.stills[0] : undefined
  const nativeTitle = drama.nativeTitle ?? drama.tmdb?.nativeTitle
  const rating = knownRating(drama.rating)
  return (
    <section className={classes(styles.stage, isDrawn(picture) && `art-${art.ground}`)}>
      {isDrawn(picture) ? (
        <Drawn tall={art.tall} hero={art.hero} />
      ) : still ? (
        <div className={styles.photo}>
          <Still url={still} sizes="100vw" first />
        </div>
      ) : (
        <img src={picture} alt="" className={styles.blurred} />
      )}
      <div className={`wrap ${styles.words}`}>
        <h1 className={drama.title.length > LONG_TITLE ? styles.long : undefined}>{drama.title}</h1>
        {nativeTitle && (
          <p className={styles.native} lang="ko">
            {nativeTitle}
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
          <span>
            <Icon name="clock" />
            {evenings(drama.episodes)}
          </span>
        </p>
        <p className={styles.feeling}>{feeling(drama)}</p>
      </div>
    </section>
  )
}

/** Characters from which on a title is set smaller. */
const LONG_TITLE = 40
const AN_EVENING = 2

function evenings(episodes: number): string {
  const count = Math.ceil(episodes / AN_EVENING)
  return count === 1 ? '1 evening' : `${formatNumber(count)} evenings, at two episodes each`
}

/** "Very heavy, keep tissues near, slow." */
function feeling({ comfort }: Drama): string {
  const pace = comfort?.pace && comfort.pace !== STEADY && SCALE_WORDS.pace[comfort.pace - 1]!.toLowerCase()
  const words = comfort && [feelingOf(comfort), pace].filter(Boolean).join(', ')
  return words ? `${words}.` : 'We know the facts of this drama, not the feeling yet.'
}
const STEADY = 3

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
