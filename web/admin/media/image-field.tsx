// The picture field of a form: drop or choose a file, pick an earlier upload, or enter an address.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isOfThisSite, pictureSources } from '#contract/images.ts'
import { LIMITS } from '#contract/limits.ts'
import { refreshAll } from '#web/admin/refresh.ts'
import { ApiError } from '#web/query.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { MediaLibrary } from './media-library.tsx'
import styles from './pictures.module.css'
import { UploadOverlay } from './upload-overlay.tsx'
import { uploadPicture } from './upload-picture.ts'

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
}

export function ImageField({ label, value, onChange, hint, error, name, panorama = false }: ImageFieldProps) {
  const upload = useUpload(panorama, onChange)
  const thing = panorama ? 'panorama' : 'picture'
  const choose = (url: string) => {
    if (!upload.isPending) upload.reset()
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
      {upload.isPending && <UploadOverlay part={upload.part} onCancel={upload.cancel} />}
      <Banner
        tone="error"
        message={upload.problem}
        beside={
          upload.mayRetry && (
            <Button
              variant="quiet"
              size="sm"
              icon="refresh-cw"
              onClick={() => upload.start(upload.variables!)}
            >
              Try again
            </Button>
          )
        }
      />
      <div>
        <MediaLibrary onChoose={({ url, panoramaUrl }) => choose((panorama && panoramaUrl) || url)} />
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
    </div>
  )
}

/** What forms wait for: one sent now would lack the picture. */
export const UPLOAD = ['upload']

function useUpload(panorama: boolean, onUploaded: (url: string) => void) {
  const client = useQueryClient()
  const [part, setPart] = useState(0)
  const underway = useRef(new AbortController())
  useEffect(() => () => underway.current.abort(), [])
  const upload = useMutation({
    mutationKey: UPLOAD,
    mutationFn: (file: File) =>
      uploadPicture(file, { panorama, signal: underway.current.signal, onProgress: setPart }),
    onSuccess: ({ url }) => {
      onUploaded(url)
      void refreshAll(client)
    },
  })
  const cancel = () => {
    underway.current.abort()
    underway.current = new AbortController()
    upload.reset()
  }
  const start = (file: File) => {
    cancel()
    setPart(0)
    upload.mutate(file)
  }
  const { status, words } = upload.error instanceof ApiError ? upload.error : { status: 0, words: '' }
  return {
    ...{ ...upload, part, start, cancel },
    problem: upload.isError && `Upload failed${words && `. ${words}`}`,
    // a refused picture would be refused again
    mayRetry: upload.isError && ![400, 413, 415].includes(status),
  }
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
