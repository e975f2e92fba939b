// A drop area for a file, built on a file input, which keyboard and screen readers use.
import { type DragEvent, useState } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

interface DropZoneProps {
  /** "Drop a picture here" */
  label: string
  /** "or choose a file. Images only." */
  hint?: string
  icon?: IconName
  /** as in <input accept>: "image/*" */
  accept?: string
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
}

export function DropZone({
  label,
  hint,
  icon = 'image-up',
  accept,
  multiple,
  disabled,
  onFiles,
}: DropZoneProps) {
  const [over, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    if (files.length > 0 && !disabled) onFiles(files)
  }
  const onDrag = (event: DragEvent, inside: boolean) => {
    event.preventDefault()
    setOver(inside && !disabled)
  }
  return (
    <div className="field">
      <label
        className={classes('drop', over && 'over')}
        onDragOver={(event) => onDrag(event, true)}
        onDragLeave={(event) => onDrag(event, false)}
        onDrop={(event) => {
          onDrag(event, false)
          take(event.dataTransfer.files)
        }}
      >
        <input
          type="file"
          className="vh"
          {...{ accept, multiple, disabled }}
          onChange={(event) => {
            take(event.target.files)
            // allow choosing the same file again after an error
            event.target.value = ''
          }}
        />
        <Icon name={icon} />
        <b>{label}</b>
        {hint && <small>{hint}</small>}
        <span className="btn sm quiet" aria-hidden="true">
          Choose file
        </span>
      </label>
    </div>
  )
}
