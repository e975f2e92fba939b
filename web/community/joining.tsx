// For visitors the way in; in its place members see under which name they write.
import { openAuthDialog, warmAuthDialog } from '#web/auth/auth-dialog.ts'
import { useMember } from '#web/auth/member.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './community.module.css'

export function Joining() {
  const { member } = useMember()
  return (
    <div className={styles.joining}>
      {member ? (
        <p className="muted">
          You write as{' '}
          <b>
            <bdi>{member.username}</bdi>
          </b>
          .
        </p>
      ) : (
        <Button
          variant="quiet"
          icon="user-plus"
          onClick={() => openAuthDialog('register')}
          onPointerEnter={warmAuthDialog}
        >
          Sign Up / Log In
        </Button>
      )}
    </div>
  )
}
