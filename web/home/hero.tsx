// The patchwork at the top of the home page: the site's name, a search box, and pictures.
import { useState } from 'react'
import { DramaSearch } from '#web/dramas/drama-search.tsx'
import { classes } from '#web/ui/classes.ts'
import { COMMA } from '#web/ui/comma.ts'
import { Piece } from '#web/ui/sheet.tsx'
import styles from './hero.module.css'

interface HeroProps {
  title: string
  subtitle: string
  /** the current search; '' without one */
  searched: string
  onSearch: (term: string) => void
  /** called when a search is likely, to prefetch */
  warm: () => void
}

export function Hero({ title, subtitle, searched, onSearch, warm }: HeroProps) {
  const [term, setTerm] = useState(searched)
  const [last, setLast] = useState(searched)
  if (last !== searched) {
    setLast(searched)
    setTerm(searched)
  }
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
        {PIECES}
      </div>
    </section>
  )
}

/** Of a drama. Made by tools/assets/draw-home-pictures.ts, at full width and at 60 percent. */
function Picture({
  name,
  width,
  className,
  wide,
  eager,
  largest,
}: {
  name: string
  width: number
  className?: string | undefined
  wide?: boolean
  eager?: boolean
  /** on most screens the largest element of the first view */
  largest?: boolean
}) {
  const both = (kind: string) =>
    `/images/home/${name}-small.${kind} ${width * 0.6}w, /images/home/${name}.${kind} ${width}w`
  // Cropped to its piece: the width of the whole picture at the piece's height.
  const sizes = wide ? '(max-width: 56rem) 60vw, 26rem' : '(max-width: 56rem) 10rem, 20rem'
  return (
    <Piece className={className} aria-hidden="true">
      <picture>
        <source type="image/avif" srcSet={both('avif')} sizes={sizes} />
        <img
          src={`/images/home/${name}.webp`}
          srcSet={both('webp')}
          sizes={sizes}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding={eager ? 'sync' : 'async'}
          {...(largest && { fetchPriority: 'high' as const })}
        />
      </picture>
    </Piece>
  )
}

/** One value, so that React never compares it again. */
const PIECES = (
  <>
    <Picture name="tangerines" width={560} className={styles.tangerines} eager />
    <Picture name="playlist" width={800} className={styles.playlist} wide eager largest />
    <Picture name="navillera" width={460} className={styles.navillera} eager />
    <Piece dye="ramie-leaf" weave="across" className={classes(styles.leaf, styles.wide)} />
    <Picture name="reply" width={340} className={classes(styles.reply, styles.wide)} />
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
    <Piece dye="ramie-lilac" weave="across" className={classes(styles.lilac, styles.wide)} />
    <Piece dye="ramie-apricot" weave className={classes(styles.apricot, styles.wide)} />
    <Piece dye="ramie-sky" weave className={classes(styles.sky, styles.wide)} />
    <Piece dye="ramie-plain" weave className={classes(styles.plain, styles.wide)} />
    <Piece dye="ramie-rose" weave="across" className={classes(styles.rose, styles.wide)} />
    <Piece dye="ramie-celadon" weave className={classes(styles.celadon, styles.wide)} />
  </>
)
