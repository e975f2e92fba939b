// A year of the diary as a picture to save or share. It is not public anywhere.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CouldNotLoad } from '#web/shell/could-not-load.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { failureToast } from '#web/ui/toast.ts'
import styles from './diary.module.css'

interface YearPictureProps {
  year: string
  /** what it says, for those who do not see it */
  words: string
}

export function YearPicture(props: YearPictureProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="row">
      <Button variant="quiet" icon="image" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Your {props.year} as a picture
      </Button>
      <Dialog
        open={isOpen}
        size="sm"
        focus="title"
        title={`Your ${props.year} as a picture`}
        onClose={() => setOpen(false)}
      >
        <Picture {...props} />
      </Dialog>
    </div>
  )
}

/** Drawn anew each time it is opened: the diary may have changed. */
const picture = (year: string) => ({
  queryKey: ['picture of the year', year],
  gcTime: 0,
  async queryFn() {
    const answer = await fetch(`/api/diary/year/picture?year=${year}`)
    if (!answer.ok) throw new Error(answer.statusText)
    return new File([await answer.blob()], `my-${year}.png`, { type: 'image/png' })
  },
})

function Picture({ year, words }: YearPictureProps) {
  const { data: file, isError, refetch } = useQuery(picture(year))
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  if (isError) return <CouldNotLoad title="Could not draw the picture." retry={refetch} />
  if (!file || !src) return <Spinner label="Drawing..." />
  const files = { files: [file] }
  const share = () =>
    navigator.share(files).catch((error: Error) => {
      // AbortError: the member closed the share dialog.
      if (error.name !== 'AbortError') failureToast('Could not share it. Save it instead.')
    })
  return (
    <div className="stack">
      <img className={styles.picture} src={src} width="1080" height="1350" alt={words} />
      <p className="small muted">It is yours alone until you share it.</p>
      <div className="row">
        <a className="btn" href={src} download={file.name}>
          <Icon name="download" />
          Save
        </a>
        {navigator.canShare?.(files) && (
          <Button variant="quiet" icon="share-2" onClick={share}>
            Share
          </Button>
        )}
      </div>
    </div>
  )
}
