// A button and the dialog that it opens. What fails in the dialog is said at its top, what is done in a notice.
import { type ReactNode, useCallback, useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { type Say, SayContext } from './say.ts'

interface OpensDialogProps {
  button: (open: () => void) => ReactNode
  title: ReactNode
  size?: 'md' | 'lg'
  focus?: 'field' | 'title'
  className?: string | undefined
  /** mounted while it is open */
  children: (close: () => void) => ReactNode
}

export function OpensDialog({
  button,
  title,
  size = 'lg',
  focus = 'title',
  className,
  children,
}: OpensDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const say = useCallback<Say>((message, tone) => {
    setProblem(tone === 'error' ? message : null)
    if (tone !== 'error') toast({ title: message })
  }, [])
  const close = () => {
    setOpen(false)
    setProblem(null)
  }
  return (
    <>
      {button(() => setOpen(true))}
      <Dialog {...{ size, title, focus, className }} open={isOpen} onClose={close}>
        <SayContext value={say}>
          <Banner tone="error" message={problem} />
          {children(close)}
        </SayContext>
      </Dialog>
    </>
  )
}
