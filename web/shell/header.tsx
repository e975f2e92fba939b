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
import { isCurrent, isInSection, type MenuLink, menuOf } from './menus.ts'

const MAIN = menuOf('Main', 'header')
const DROPDOWNS = (['Community', 'Support'] as const).map((label) => ({
  label,
  links: menuOf(label, 'header'),
}))

export function Header() {
  const site = useSite()
  const [path] = useLocation()
  // Remembers the page it was opened on, so that any navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === path
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
        {!open && <WideMenu path={path} />}
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
        {open && <MobileMenu path={path} onGo={close} />}
      </div>
    </header>
  )
}

const WideMenu = ({ path }: { path: string }) => (
  <>
    <nav className={styles.nav} aria-label="Main">
      {MAIN.map((link) => (
        <NavLink key={link.href} link={link} path={path} className={styles.link} />
      ))}
      {DROPDOWNS.map(({ label, links }) => (
        <Menu
          key={label}
          button={
            <>
              {label}
              <Icon name="chevron-down" />
            </>
          }
          buttonClass={classes(styles.link, isInSection(path, label) && styles.on)}
          current={isInSection(path, label)}
        >
          <NavLinks links={links} path={path} />
        </Menu>
      ))}
    </nav>
    <div className={styles.account}>
      <AccountArea place="desktop" />
    </div>
  </>
)

const MobileMenu = ({ path, onGo }: { path: string; onGo: () => void }) => (
  <>
    <nav aria-label="Mobile">
      <NavLinks links={MAIN} path={path} onGo={onGo} />
      {DROPDOWNS.map(({ label, links }) => (
        <section key={label}>
          <h2 className={classes(isInSection(path, label) && styles.on)}>{label}</h2>
          <NavLinks links={links} path={path} onGo={onGo} />
        </section>
      ))}
    </nav>
    <AccountArea place="mobile" onNavigate={onGo} />
  </>
)

interface NavLinksProps {
  links: readonly MenuLink[]
  path: string
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

function NavLink({ link: { label, href }, path, className, onGo }: NavLinkProps) {
  return (
    <a
      href={href}
      className={className}
      aria-current={isCurrent(path, href) ? 'page' : undefined}
      onClick={onGo}
    >
      {label}
    </a>
  )
}
