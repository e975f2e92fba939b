// The report action for any component: asks visitors to sign in, and loads the form on demand.
import { type ComponentType, type ReactNode, useState } from 'react'
import { useMember } from '#web/auth/member.ts'
import { signInRequired } from '#web/auth/sign-in-required.ts'
import { failureToast } from '#web/ui/toast.ts'
import type { Reported } from './report-dialog.tsx'

type Form = ComponentType<{ reported: Reported; onClose: () => void }>
const load = () => import('./report-dialog.tsx')

/** `report(item)` opens the form; render `dialog` anywhere on the page. */
export function useReport(): { report: (item: Reported) => void; dialog: ReactNode } {
  const { member, loading } = useMember()
  const [reported, setReported] = useState<Reported | null>(null)
  const [Form, setForm] = useState<Form | null>(null)

  const report = (item: Reported) => {
    if (!member && !loading) return signInRequired('report')
    setReported(item)
    if (Form) return
    load().then(
      ({ ReportDialog }) => setForm(() => ReportDialog),
      () => {
        setReported(null)
        failureToast('Could not open the form. Please check your connection and try again.')
      },
    )
  }
  return {
    report,
    dialog: reported && Form && <Form reported={reported} onClose={() => setReported(null)} />,
  }
}
