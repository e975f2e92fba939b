// Who one is, in the header: signing in, or the account menu.
import { Link } from '#web/link.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Face } from '#web/ui/face.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import styles from './account-area.module.css'
import { openAuthDialog, warmAuthDialog } from './auth-dialog.ts'
import { isAdmin, signOut, useMember } from './member.ts'

interface AccountAreaProps {
  place: 'desktop' | 'mobile'
  /** the menu it stands in may close */
  onLeave?: () => void
}

export function AccountArea({ place, onLeave }: AccountAreaProps) {
  const { member, loading, onServer } = useMember()
  if (loading && !onServer) return <Spinner label="Loading..." />
  if (!member) return <SignedOut {...{ place, onLeave }} />
  const known = { username: member.username, email: member.email, admin: isAdmin(member) }
  return place === 'desktop' ? <AccountMenu {...known} /> : <MobileAccount {...known} onLeave={onLeave} />
}

function SignedOut({ place, onLeave }: AccountAreaProps) {
  const open = (view: 'login' | 'register') => () => {
    onLeave?.()
    openAuthDialog(view)
  }
  // The specification has the two labels crossed on the desktop.
  const [signIn, signUp] =
    place === 'desktop' ? (['register', 'login'] as const) : (['login', 'register'] as const)
  const near = { onPointerEnter: warmAuthDialog, onFocus: warmAuthDialog }
  return (
    <div className={styles[place]}>
      <Button variant="ghost" onClick={open(signIn)} {...near}>
        Sign In
      </Button>
      <Button onClick={open(signUp)} {...near}>
        Sign Up
      </Button>
    </div>
  )
}

interface Known {
  username: string
  email: string | null
  admin: boolean
}

function AccountMenu({ username, email, admin }: Known) {
  return (
    <Menu
      label="Account menu"
      align="end"
      className={styles.menu}
      button={
        <>
          <Face name={username} dye="dye-sol" />
          <Icon name="chevron-down" />
        </>
      }
    >
      <p className={styles.who}>
        <b>{username}</b>
        {email && <span className="small muted">{email}</span>}
      </p>
      <hr className="stitch" />
      <ul className="l">
        <li>
          <Link href={paths.profile}>
            <Icon name="user" />
            My Profile
          </Link>
        </li>
        {admin && (
          <li>
            <a href={paths.admin}>
              <Icon name="shield" />
              Admin Panel
            </a>
          </li>
        )}
        <li>
          <button type="button" onClick={() => void signOut()}>
            <Icon name="log-out" />
            Sign Out
          </button>
        </li>
      </ul>
    </Menu>
  )
}

function MobileAccount({ username, admin, onLeave }: Known & Pick<AccountAreaProps, 'onLeave'>) {
  return (
    <div className={styles.signedIn}>
      <p>
        <Face name={username} dye="dye-sol" size="sm" />
        <span>Welcome, {username}!</span>
      </p>
      <Link href={paths.profile} className="btn quiet" onClick={onLeave}>
        My Profile
      </Link>
      {admin && (
        <a href={paths.admin} className="btn quiet">
          Admin
        </a>
      )}
      <Button variant="ghost" onClick={() => void signOut()}>
        Sign Out
      </Button>
    </div>
  )
}
