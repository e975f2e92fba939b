// The state of a picture upload: progress, failure and retry.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refreshAll } from '#web/admin/refresh.ts'
import { ApiError } from '#web/query.ts'
import { UPLOAD_FAILED, uploadPicture, validateFile } from './upload-picture.ts'

interface UploadState {
  /** from 0 to 1 while uploading */
  part: number | null
  /** why it failed, in words */
  problem: string | null
  /** the failed file, if a retry makes sense */
  failed: File | null
}
const IDLE: UploadState = { part: null, problem: null, failed: null }

interface UploadOf {
  panorama: boolean
  onUploaded: (url: string) => void
  /** true while uploading */
  onBusy: (busy: boolean) => void
}

export function useUpload(of: UploadOf) {
  const client = useQueryClient()
  const latest = useRef(of)
  useEffect(() => {
    latest.current = of
  })
  const [state, setState] = useState(IDLE)
  const under = useRef<AbortController | null>(null)

  // unmounted: abort the upload
  useEffect(() => () => under.current?.abort(), [])

  async function start(file: File) {
    under.current?.abort()
    const refused = validateFile(file)
    if (refused) return setState({ ...IDLE, problem: problemText(refused) })
    const mine = new AbortController()
    under.current = mine
    const become = (next: UploadState) => {
      if (under.current === mine && !mine.signal.aborted) setState(next)
    }
    become({ ...IDLE, part: 0 })
    of.onBusy(true)
    try {
      const { url } = await uploadPicture(file, {
        panorama: of.panorama,
        signal: mine.signal,
        onProgress: (part) => become({ ...IDLE, part }),
      })
      if (mine.signal.aborted) return
      become(IDLE)
      latest.current.onUploaded(url)
      void refreshAll(client)
    } catch (error) {
      const words = error instanceof ApiError ? error.words : ''
      // a retry of a refused picture would be refused again
      const again = error instanceof ApiError && [400, 413, 415].includes(error.status) ? null : file
      become({ part: null, problem: problemText(words), failed: again })
    } finally {
      latest.current.onBusy(false)
    }
  }

  const cancel = () => {
    under.current?.abort()
    setState(IDLE)
  }

  /** Another picture was chosen, or none. */
  const forgetProblem = () => setState((now) => (now.part === null ? IDLE : now))

  return { ...state, start: (file: File) => void start(file), cancel, forgetProblem }
}

const problemText = (words: string) => (words ? `${UPLOAD_FAILED}. ${words}` : UPLOAD_FAILED)
