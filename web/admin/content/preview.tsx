// The button that shows something as visitors will see it.
import type { ReactNode } from 'react'
import styles from '#web/admin/admin.module.css'
import { OpensDialog } from '#web/admin/opens-dialog.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

interface PreviewProps {
  size?: 'sm' | 'md'
  /** what is different from what visitors see now */
  note: string
  children: ReactNode
}

export const Preview = ({ size = 'md', note, children }: PreviewProps) => (
  <OpensDialog
    title="Preview"
    className={styles.preview}
    button={(open) => (
      <Button variant="ghost" size={size} icon="eye" onClick={open}>
        Preview
      </Button>
    )}
  >
    {() => (
      <>
        <Banner tone="info" message={note} />
        {children}
      </>
    )}
  </OpensDialog>
)
