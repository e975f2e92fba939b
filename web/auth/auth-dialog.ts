// Opens the sign-in dialog from anywhere. Its code is loaded when it is about to be needed.
import { type ComponentType, useSyncExternalStore } from 'react'
import { listeners } from '#web/listeners.ts'
import { failureToast } from '#web/ui/toast.ts'
import type { AuthDialogProps } from './join-dialog.tsx'

type AuthView = AuthDialogProps['view']

interface State {
  view: AuthView | null
  resetToken?: string | undefined
  Dialog: ComponentType<AuthDialogProps> | null
}

const CLOSED: State = { view: null, Dialog: null }
let state = CLOSED
const { subscribe, notify } = listeners()

function become(next: Partial<State>) {
  state = { ...state, ...next }
  notify()
}

export const useAuthDialog = (): State =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => CLOSED,
  )

const load = () => import('./join-dialog.tsx')

/** Prefetches the dialog's code while a pointer is near the button. */
export const warmAuthDialog = (): void => void load().catch(() => {})

export function openAuthDialog(view: AuthView = 'login', resetToken?: string): void {
  become({ view, resetToken })
  if (state.Dialog) return
  load().then(
    ({ JoinDialog }) => become({ Dialog: JoinDialog }),
    () => {
      become({ view: null })
      failureToast('Could not open the sign-in window. Please check your connection and try again.')
    },
  )
}

export const showAuthView = (view: AuthView): void => become({ view })
export const closeAuthDialog = (): void => become({ view: null, resetToken: undefined })
