// Visitors get a sign-up button; members see the name they post under.
import { openAuthDialog, warmAuthDialog } from '#web/auth/auth-dialog.ts'
import { useMember } from '#web/auth/member.ts'
import { NewForYou } from '#web/notices/new-for-you.tsx'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import styles from './community.module.css'

export function JoinPrompt() {
  const { member, loading, onServer } = useMember()
  return (
    <div className={classes(styles.joining, onServer && 'unknown')}>
      {member ? (
        <>
          <p className="muted">
            Posting as{' '}
            <b>
              <bdi>{member.username}</bdi>
            </b>{' '}
          </p>
          <NewForYou />
        </>
      ) : loading && !onServer ? null : (
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
