// Exports what a member has: complete, as a table, or as other services read it.
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import styles from './watchlist.module.css'

/** What each holds, and what it cannot. */
const FORMATS = [
  [
    'json',
    'Everything, as JSON',
    'Watchlist, diary, lists and reviews. Can be imported again without a loss.',
  ],
  ['csv', 'CSV, for spreadsheets', 'The watchlist alone.'],
  [
    'letterboxd',
    'Zip, for Letterboxd',
    'Ratings, days, rewatches, reviews and lists. It has no single episodes, and no dramas you are watching or have on hold.',
  ],
  [
    'trakt',
    'Zip, for Trakt',
    'Ratings, episodes with their days, reviews and lists. It has no “on hold”, and no days without episodes.',
  ],
] as const

export function ExportMenu() {
  return (
    <Menu
      align="end"
      className={styles.export}
      buttonClass="btn quiet"
      button={
        <>
          <Icon name="download" />
          Export
        </>
      }
    >
      <ul className="l">
        {FORMATS.map(([format, label, holds]) => (
          <li key={format}>
            <a href={`/api/watchlist/export?format=${format}`} download>
              <span>
                {label}
                <small>{holds}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  )
}
