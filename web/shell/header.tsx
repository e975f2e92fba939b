// The header: logo, menus and account. On small screens a button opens the menu.
import { useState } from 'react'
import { useLocation } from 'wouter'
import { AccountArea } from '#web/auth/account-area.tsx'
import { paths } from '#web/paths.ts'
import { useSite } from '#web/site-facts.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import styles from './header.module.css'
import { type CurrentEntries, currentEntries, type MenuLink, menuOf } from './menus.ts'

const MAIN = menuOf('header', 'Main')
const DROPDOWNS = (['Community', 'Support'] as const).map((label) => ({
  label,
  links: menuOf('header', label),
}))

export function Header() {
  const site = useSite()
  const [path] = useLocation()
  // Remembers the page it was opened on, so that any navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === path
  const current = currentEntries(path)
  const close = () => setOpenAt(null)
  const toggle = () => {
    setOpenAt(open ? null : path)
    // Close it when the screen becomes wide, because the button to close it disappears.
    matchMedia('(max-width: 56rem)').onchange = close
  }

  return (
    <header className={styles.bar}>
      <div className={styles.in}>
        <a className={styles.logo} href={paths.home} onClick={close}>
          <picture>
            <source media="(prefers-color-scheme: dark)" srcSet="/logos/multicolor-dark.svg" />
            <img src="/logos/multicolor.svg" alt={`${site.name}, home`} width="170" height="46" />
          </picture>
        </a>
        {/* Only one of the two menus is rendered, so that every entry is in the page once. */}
        {!open && <WideMenu current={current} />}
        <button
          type="button"
          className={classes('icon-btn', styles.burger)}
          aria-label="Menu"
          aria-expanded={open}
          aria-controls="mobile-menu"
          onClick={toggle}
        >
          <Icon name={open ? 'x' : 'menu'} />
        </button>
      </div>
      <div id="mobile-menu" className={styles.mobile} hidden={!open}>
        {open && <MobileMenu current={current} onGo={close} />}
      </div>
    </header>
  )
}

const WideMenu = ({ current }: { current: CurrentEntries }) => (
  <>
    <nav className={styles.nav} aria-label="Main">
      {MAIN.map((link) => (
        <NavLink key={link.href} link={link} current={current} className={styles.link} />
      ))}
      {DROPDOWNS.map(({ label, links }) => (
        <Menu
          key={label}
          id={`menu-${label.toLowerCase()}`}
          button={
            <>
              {label}
              <Icon name="chevron-down" />
            </>
          }
          buttonClass={classes(styles.link, current.sections.includes(label) && styles.on)}
          current={current.sections.includes(label)}
        >
          <NavLinks links={links} current={current} />
        </Menu>
      ))}
    </nav>
    <div className={styles.account}>
      <AccountArea place="desktop" />
    </div>
  </>
)

const MobileMenu = ({ current, onGo }: { current: CurrentEntries; onGo: () => void }) => (
  <>
    <nav aria-label="Mobile">
      <NavLinks links={MAIN} current={current} onGo={onGo} />
      {DROPDOWNS.map(({ label, links }) => (
        <section key={label}>
          <h2 className={classes(current.sections.includes(label) && styles.on)}>{label}</h2>
          <NavLinks links={links} current={current} onGo={onGo} />
        </section>
      ))}
    </nav>
    <AccountArea place="mobile" onNavigate={onGo} />
  </>
)

interface NavLinksProps {
  links: readonly MenuLink[]
  current: CurrentEntries
  onGo?: () => void
}

const NavLinks = ({ links, ...rest }: NavLinksProps) => (
  <ul className="l">
    {links.map((link) => (
      <li key={link.href}>
        <NavLink link={link} {...rest} />
      </li>
    ))}
  </ul>
)

interface NavLinkProps extends Omit<NavLinksProps, 'links'> {
  link: MenuLink
  className?: string | undefined
}

function NavLink({ link: { label, href }, current, className, onGo }: NavLinkProps) {
  return (
    <a
      href={href}
      className={className}
      aria-current={current.paths.includes(href) ? 'page' : undefined}
      onClick={onGo}
    >
      {label}
    </a>
  )
}
