// A live preview of the home page's texts beside their form.

import type { FormValues } from '#web/admin/content/form-values.ts'
import { Piece } from '#web/ui/sheet.tsx'
import styles from './home-preview.module.css'

export function HomePreview({ texts }: { texts: FormValues }) {
  const stats = [
    { dye: 'dye-chija', big: texts.statsDramasCount, small: texts.statsDramasLabel },
    { dye: 'dye-hong', big: texts.statsCategoriesCount, small: texts.statsCategoriesLabel },
    { dye: 'dye-jjok', big: texts.statsPersonalizedLabel, small: texts.statsPersonalizedSub },
  ]
  return (
    <aside className={styles.glance} aria-label="Preview">
      <p className="small muted">Preview</p>
      <div className={`sheet ${styles.glanceSheet}`}>
        <Piece plain className={styles.glanceHero}>
          <b>{texts.heroTitle}</b>
          <span>{texts.heroSubtitle}</span>
        </Piece>
        <Piece plain className={styles.glanceHero}>
          <b>{texts.sectionTitle}</b>
          <span>{texts.sectionSubtitle}</span>
        </Piece>
        <div className={styles.glanceStats}>
          {stats.map(({ dye, big, small }) => (
            <Piece key={dye} dye={dye} soft plain>
              <b>{big}</b>
              <span>{small}</span>
            </Piece>
          ))}
        </div>
      </div>
    </aside>
  )
}
