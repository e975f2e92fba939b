// The sign-in dialog: its two tabs, and the views for a new password.
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Member } from '#contract/api/auth.ts'
import { useSite } from '#web/site-facts.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/toast.ts'
import { forgetBeforeSignIn, reasonToSignIn, takeReturnPath } from './before-sign-in.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { ProviderLink } from './provider-link.tsx'
import { ResetPassword } from './reset-password.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export interface AuthDialogProps {
  /** login and register are its two tabs; forgot and reset replace them for a while */
  view: 'login' | 'register' | 'forgot' | 'reset'
  onView: (view: AuthDialogProps['view']) => void
  onClose: () => void
  /** the token of the mailed link, for the view "reset" */
  resetToken?: string | undefined
}

export function JoinDialog({ view, onView, onClose, resetToken }: AuthDialogProps) {
  const site = useSite()
  const [, navigate] = useLocation()
  // the email is typed once for both tabs
  const email = useRef('')
  const [reason] = useState(reasonToSignIn)
  const onEmail = (typed: string) => {
    email.current = typed
  }

  const arrived = (title: string, description: string) => {
    onClose()
    const place = takeReturnPath()
    if (place) navigate(place)
    toast({ title, description })
  }
  const onSignedIn = ({ username }: Member) => arrived('Welcome back', `Good to see you, ${username}.`)
  const onRegistered = ({ username }: Member) =>
    arrived(`Welcome to ${site.name}`, `Your username is ${username}. You can change it in your profile.`)
  const close = () => {
    forgetBeforeSignIn()
    onClose()
  }

  if (view === 'forgot')
    return (
      <Dialog key={view} open hem title="Forgot password?" onClose={close}>
        <ForgotPassword email={email.current} onBack={() => onView('login')} />
      </Dialog>
    )
  if (view === 'reset')
    return (
      <Dialog key={view} open hem title="Choose a new password" onClose={close}>
        <ResetPassword
          token={resetToken ?? ''}
          onDone={() => onView('login')}
          onAnother={() => onView('forgot')}
        />
      </Dialog>
    )
  return (
    <Dialog key="join" open hem title={`Join ${site.name}`} onClose={close}>
      {reason && <p>{reason}</p>}
      <Tabs
        look="seg"
        label={`Join ${site.name}`}
        value={view}
        onChange={onView}
        tabs={[
          {
            id: 'login',
            label: 'Sign In',
            panel: (
              <SignInForm
                email={email.current}
                onEmail={onEmail}
                onSignedIn={onSignedIn}
                onForgot={() => onView('forgot')}
              />
            ),
          },
          {
            id: 'register',
            label: 'Sign Up',
            panel: <SignUpForm email={email.current} onEmail={onEmail} onRegistered={onRegistered} />,
          },
        ]}
      />
      <ProviderLink />
    </Dialog>
  )
}
