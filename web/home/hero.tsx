// The patchwork on top: the site's name, a search box, and pictures sewn together.
import { useState } from 'react'
import { DramaSearch } from '#web/dramas/drama-search.tsx'
import { classes } from '#web/ui/classes.ts'
import { COMMA } from '#web/ui/comma.ts'
import { Piece } from '#web/ui/sheet.tsx'
import styles from './hero.module.css'

interface HeroProps {
  title: string
  subtitle: string
  onSearch: (term: string) => void
  /** the visitor is about to search: what is needed may be fetched */
  warm: () => void
}

export function Hero({ title, subtitle, onSearch, warm }: HeroProps) {
  const [term, setTerm] = useState('')
  return (
    <section className={styles.hero}>
      <div className={classes('sheet', styles.sheet)}>
        <Piece plain className={styles.lede}>
          <h1>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
          <DramaSearch
            value={term}
            onChange={(typed) => {
              setTerm(typed)
              warm()
            }}
            onSearch={onSearch}
          />
        </Piece>
        <Picture name="blossom-tall" className={styles.blossom} eager />
        <Picture name="sea" className={styles.sea} eager largest />
        <Picture name="roofs-tall" className={styles.roofs} eager />
        <Piece dye="ramie-leaf" weave="across" className={classes(styles.leaf, styles.wide)} />
        <Picture name="rain-tall" className={classes(styles.rain, styles.wide)} />
        <Piece dye="dye-chija" weave className={styles.rest} aria-hidden="true">
          <img src="/logos/word-hangul.svg" alt="" width="84" height="48" />
          <span>
            shimpyo: a comma,
            <br />a mark for resting
          </span>
        </Piece>
        <Piece dye="dye-jjok" weave className={classes(styles.comma, styles.wide)} aria-hidden="true">
          <svg viewBox="12 4 44 62" aria-hidden="true">
            <path d={COMMA} fill="currentColor" />
          </svg>
        </Piece>
        <Picture name="field" className={classes(styles.field, styles.wide)} />
        <Piece dye="ramie-apricot" weave className={classes(styles.apricot, styles.wide)} />
        <Piece dye="ramie-sky" weave className={classes(styles.sky, styles.wide)} />
        <Picture name="mountain" className={classes(styles.mountain, styles.wide)} />
        <Piece dye="ramie-rose" weave="across" className={classes(styles.rose, styles.wide)} />
        <Piece dye="ramie-celadon" weave className={classes(styles.celadon, styles.wide)} />
      </div>
    </section>
  )
}

function Picture({
  name,
  className,
  eager,
  largest,
}: {
  name: string
  className?: string | undefined
  eager?: boolean
  /** on most screens the largest thing of the first view */
  largest?: boolean
}) {
  return (
    <Piece className={className} aria-hidden="true">
      <picture>
        <source type="image/avif" srcSet={`/images/home/${name}.avif`} />
        <img
          src={`/images/home/${name}.webp`}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          {...(largest && { fetchPriority: 'high' as const })}
        />
      </picture>
    </Piece>
  )
}
