// On phones, what people do most within reach of a thumb: below the page, in addition to the header and its menu.
import { useLocation } from 'wouter'
import { useLookForNotices, useNewCount } from '#web/notices/notices.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { currentEntries } from './menus.ts'
import styles from './thumb-bar.module.css'

const LINKS: readonly { label: string; href: string; icon: IconName }[] = [
  { label: 'Home', href: paths.home, icon: 'house' },
  { label: 'Find', href: paths.browse(), icon: 'search' },
  { label: 'My list', href: paths.watchlist, icon: 'bookmark' },
  { label: 'Community', href: paths.community(), icon: 'messages-square' },
]

export function ThumbBar() {
  const [path] = useLocation()
  const newCount = useNewCount()
  useLookForNotices()
  const { paths: current, sections } = currentEntries(path)
  const isCurrent = (href: string) =>
    href.split('#')[0] === path ||
    current.includes(href) ||
    (href === paths.community() && sections.includes('Community'))
  return (
    <nav className={styles.bar} aria-label="Shortcuts">
      {LINKS.map(({ label, href, icon }) => (
        <a key={href} href={href} aria-current={isCurrent(href) ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
          {newCount > 0 && href === paths.community() && (
            <span className={styles.new}>
              <span className="vh"> {newCount} new</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}
