// Mounted once per page: the sign-in dialog, the redirect when a session has ended, and refetching when the
// member changes.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { whenSessionHasEnded } from '#web/api.ts'
import { closeAuthDialog, showAuthView, useAuthDialog } from './auth-dialog.ts'
import { useMember } from './member.ts'

export function Accounts() {
  const [, navigate] = useLocation()
  const latest = useRef(navigate)
  useEffect(() => {
    latest.current = navigate
  })
  useEffect(() => {
    // Without its code the failure of the call says so.
    whenSessionHasEnded(() =>
      import('./sign-in-again.ts').then(
        ({ signInAgain }) => signInAgain(),
        () => {},
      ),
    )
    // Loaded lazily: few visits arrive with ?auth= in the address, which stays for a reload if this fails.
    if (new URLSearchParams(location.search).has('auth'))
      import('./auth-result.ts').then(
        ({ handleAuthResult }) => handleAuthResult((path) => latest.current(path)),
        () => {},
      )
  }, [])
  useOwnData()

  const { view, resetToken, Dialog } = useAuthDialog()
  if (!view || !Dialog) return null
  return <Dialog view={view} resetToken={resetToken} onView={showAuthView} onClose={closeAuthDialog} />
}

/** Drops cached data when the member changes, so nobody sees another person's data. */
function useOwnData() {
  const client = useQueryClient()
  const { member, loading } = useMember()
  const id = member?.id ?? null
  const before = useRef<number | null | undefined>(undefined)
  useEffect(() => {
    if (loading) return
    const last = before.current
    before.current = id
    if (last === undefined || last === id) return
    client.removeQueries({ type: 'inactive' })
    void client.invalidateQueries()
  }, [client, id, loading])
}
