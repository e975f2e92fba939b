// The picture field of a form: drop or choose a file, pick an earlier upload, or enter an address.
import { useState } from 'react'
import { isOfThisSite, pictureSources } from '#contract/images.ts'
import { LIMITS } from '#contract/limits.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { MediaLibrary } from './media-library.tsx'
import styles from './pictures.module.css'
import { UploadOverlay } from './upload-overlay.tsx'
import { useUpload } from './use-upload.ts'

interface ImageFieldProps {
  label: string
  /** its address; empty: none */
  value: string
  onChange: (url: string) => void
  hint?: string
  /** the server's error for the field */
  error?: string | null
  /** name of the address field, as in the API */
  name?: string
  /** uploaded in panorama sizes */
  panorama?: boolean
  /** true while uploading: a form sent now would lack the picture */
  onUploading?: (busy: boolean) => void
}

export function ImageField({
  label,
  value,
  onChange,
  hint,
  error,
  name,
  panorama = false,
  onUploading,
}: ImageFieldProps) {
  const [library, setLibrary] = useState(false)
  const upload = useUpload({ panorama, onUploaded: onChange, onBusy: (busy) => onUploading?.(busy) })
  const thing = panorama ? 'panorama' : 'picture'
  const choose = (url: string) => {
    upload.forgetProblem()
    onChange(url)
  }

  return (
    <div className={styles.field}>
      {value.trim() && (
        <Preview
          key={value}
          url={value.trim()}
          thing={thing}
          panorama={panorama}
          onRemove={() => {
            choose('')
            const undo = () => choose(value)
            toast({ title: `The ${thing} was removed`, action: { label: 'Undo', onClick: undo } })
          }}
        />
      )}
      <DropZone
        label={`Drop a ${thing} here`}
        hint="or choose a file (pictures only)."
        accept="image/*"
        onFiles={([file]) => file && upload.start(file)}
      />
      {upload.part !== null && <UploadOverlay part={upload.part} onCancel={upload.cancel} />}
      <Banner
        tone="error"
        message={upload.problem}
        beside={
          upload.failed && (
            <Button variant="quiet" size="sm" icon="refresh-cw" onClick={() => upload.start(upload.failed!)}>
              Try again
            </Button>
          )
        }
      />
      <div>
        <Button variant="ghost" size="sm" icon="image" onClick={() => setLibrary(true)}>
          Choose from uploads
        </Button>
      </div>
      <TextField
        label={label}
        name={name}
        value={value}
        onChange={(event) => choose(event.target.value)}
        hint={hint}
        error={error}
        maxLength={LIMITS.url}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <MediaLibrary
        open={library}
        onClose={() => setLibrary(false)}
        onChoose={(picture) => {
          choose((panorama && picture.panoramaUrl) || picture.url)
          setLibrary(false)
        }}
      />
    </div>
  )
}

interface PreviewProps {
  url: string
  thing: string
  panorama: boolean
  onRemove: () => void
}

function Preview({ url, thing, panorama, onRemove }: PreviewProps) {
  const [broken, setBroken] = useState(false)
  const isOurs = isOfThisSite(url)
  const { webp, src } = pictureSources(url)
  return (
    <figure className={styles.preview}>
      {!isOurs ? (
        <p className="small muted">
          Pictures on other sites are not shown: visitors see our illustration instead. Upload the picture to
          show it.
        </p>
      ) : broken ? (
        <p className="small muted">No picture found at this address.</p>
      ) : (
        <img
          src={src}
          {...(webp && { srcSet: webp, sizes: '20rem' })}
          alt={`The chosen ${thing}`}
          className={panorama ? styles.wide : undefined}
          onError={() => setBroken(true)}
        />
      )}
      <Button variant="quiet" size="sm" icon="trash-2" onClick={onRemove}>
        Remove {thing}
      </Button>
    </figure>
  )
}
