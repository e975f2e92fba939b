// The footer of every page.
import { SITE_TAGLINE } from '#contract/home.ts'
import { AboutLinks } from '#web/about/about-links.tsx'
import { paths } from '#web/paths.ts'
import { useSite } from '#web/site-facts.tsx'
import { Hem } from '#web/ui/hem.tsx'
import styles from './footer.module.css'
import { menuOf } from './menus.ts'

const COLUMNS = [
  { title: 'Quick Links', links: menuOf('footer', 'Main', 'Community') },
  {
    title: 'OTT Platforms',
    links: ['Netflix', 'Kocowa', 'Viki', 'Disney+'].map((label) => ({ label, href: paths.platform(label) })),
  },
  { title: 'Support', links: menuOf('footer', 'Support') },
]

export function Footer() {
  const site = useSite()
  return (
    <footer className={styles.foot}>
      <Hem />
      <div className="wrap">
        <div className={styles.columns}>
          <div>
            <img src="/logos/multicolor-dark.svg" alt={site.name} width="180" height="49" loading="lazy" />
            {/* Split into sentences: the home page has the same text as one string. */}
            <div className={styles.blurb}>
              {SITE_TAGLINE.split(/(?<=\.) /).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
            <p className="small">
              <span lang="ko">쉼표</span> is the Korean word for a comma: literally, a mark for resting.
            </p>
          </div>
          {COLUMNS.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul className="l">
                {column.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {site.watchCredits && <p className={styles.end}>{site.watchCredits}</p>}
        <p className={styles.end}>© 2025 {site.name}. All rights reserved.</p>
        <AboutLinks />
      </div>
    </footer>
  )
}
