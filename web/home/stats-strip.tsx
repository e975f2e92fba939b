// Three cards: the number of dramas, of categories, and a personal one.
import type { HomeContent } from '#contract/home.ts'
import { classes } from '#web/ui/classes.ts'
import { Piece } from '#web/ui/sheet.tsx'
import styles from './home.module.css'

export function StatsStrip({ texts }: { texts: HomeContent }) {
  const cards = [
    { dye: 'dye-chija', big: texts.statsDramasCount, small: texts.statsDramasLabel },
    { dye: 'dye-hong', big: texts.statsCategoriesCount, small: texts.statsCategoriesLabel },
    { dye: 'dye-jjok', big: texts.statsPersonalizedLabel, small: texts.statsPersonalizedSub },
  ]
  return (
    <section className="wrap" aria-label="In numbers">
      <div className={classes('sheet', styles.stats)}>
        {cards.map(({ dye, big, small }) => (
          <Piece key={dye} dye={dye} soft plain className={styles.stat}>
            <b>{big}</b>
            <span>{small}</span>
          </Piece>
        ))}
      </div>
    </section>
  )
}
