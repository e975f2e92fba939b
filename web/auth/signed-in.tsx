// The account menu of the header. Loaded only for members.
import { useEffect, useRef } from 'react'
import { useNewCount } from '#web/notices/notices.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Face } from '#web/ui/face.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { WhileOpen } from '#web/ui/while-open.tsx'
import styles from './account-area.module.css'
import { signOut } from './sign-out.ts'

interface SignedInProps {
  place: 'desktop' | 'mobile'
  username: string
  email: string | null
  admin: boolean
  /** set when the entry is not in the menu elsewhere */
  takeFocus: boolean
  onNavigate?: (() => void) | undefined
}

export function SignedIn(props: SignedInProps) {
  return props.place === 'desktop' ? <AccountMenu {...props} /> : <MobileAccount {...props} />
}

function AccountMenu({ username, email, admin, takeFocus }: SignedInProps) {
  const newCount = useNewCount()
  const face = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const nowhere = document.activeElement === document.body
    if (takeFocus && nowhere) face.current?.closest('button')?.focus({ preventScroll: true })
  }, [takeFocus])
  return (
    <Menu
      label="Account menu"
      align="end"
      className={styles.menu}
      button={
        <>
          <span ref={face} className={styles.face}>
            <Face name={username} dye="dye-sol" />
          </span>
          {newCount > 0 && <span className="badge">{newCount} new</span>}
          <Icon name="chevron-down" />
        </>
      }
    >
      <WhileOpen>
        <p className={styles.who}>
          <b>{username}</b>
          {email && <span className="small muted">{email}</span>}
        </p>
        <hr className="stitch" />
        <ul className="l">
          <li>
            <a href={paths.profile}>
              <Icon name="user" />
              My Profile
            </a>
          </li>
          {newCount > 0 && (
            <li>
              <a href={paths.community()}>
                <Icon name="bell" />
                New for you: {newCount}
              </a>
            </li>
          )}
          {admin && (
            <li>
              <a href={paths.admin} data-reload>
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
      </WhileOpen>
    </Menu>
  )
}

function MobileAccount({ username, admin, onNavigate }: SignedInProps) {
  return (
    <div className={styles.signedIn}>
      <p>
        <Face name={username} dye="dye-sol" size="sm" />
        <span>Welcome, {username}!</span>
      </p>
      <a href={paths.profile} className="btn quiet" onClick={onNavigate}>
        My Profile
      </a>
      {admin && (
        <a href={paths.admin} data-reload className="btn quiet">
          Admin
        </a>
      )}
      <Button variant="ghost" onClick={() => void signOut()}>
        Sign Out
      </Button>
    </div>
  )
}
