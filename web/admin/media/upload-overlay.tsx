// The overlay of a long upload: progress and Cancel.
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { LoadingOverlay } from '#web/shell/loading-overlay.tsx'
import { Button } from '#web/ui/button.tsx'
import { useModal } from '#web/ui/dialog.tsx'
import styles from './pictures.module.css'

/** Milliseconds before the overlay is shown. */
const OVERLAY_MS = 300

interface UploadOverlayProps {
  /** the uploaded share, from 0 to 1 */
  part: number
  onCancel: () => void
}

/** Mount it while uploading: a quick upload shows nothing. */
export function UploadOverlay(props: UploadOverlayProps) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), OVERLAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong ? createPortal(<Overlay {...props} />, document.body) : null
}

function Overlay({ part, onCancel }: UploadOverlayProps) {
  const box = useRef<HTMLDialogElement>(null)
  useModal(box, onCancel, (dialog) => dialog.querySelector('button')?.focus())
  return (
    <dialog ref={box} aria-label="Uploading...">
      <LoadingOverlay type="upload">
        <div className={styles.under}>
          <progress className="progress" aria-label="Upload" max={1} value={part} />
          <Button variant="quiet" icon="x" onClick={onCancel}>
            Cancel upload
          </Button>
        </div>
      </LoadingOverlay>
    </dialog>
  )
}
