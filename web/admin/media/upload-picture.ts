// Uploads a picture with XMLHttpRequest, because fetch reports no upload progress.
import type { Uploaded } from '#contract/api/images.ts'
import { NOT_A_PICTURE, UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '#contract/images.ts'
import { removeEndedToken, storedToken } from '#web/api.ts'
import { ApiError, isUnauthorized } from '#web/query.ts'

interface Uploading {
  /** from 0 to 1 */
  onProgress?: (part: number) => void
  signal?: AbortSignal
  panorama?: boolean
}

/** @throws ApiError with the server's message, or that the connection was lost */
export async function uploadPicture(file: File, options: Uploading = {}): Promise<Uploaded> {
  const refused = problemOf(file)
  if (refused) throw new ApiError(415, refused)
  const form = new FormData()
  form.append('image', file)
  try {
    return await post(options.panorama ? '/api/upload?as=panorama' : '/api/upload', form, options)
  } catch (error) {
    if (isUnauthorized(error)) (await import('#web/auth/sign-in-again.ts')).signInAgain()
    throw error
  }
}

function post(url: string, form: FormData, { onProgress, signal }: Uploading): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'json'
    request.withCredentials = true
    const token = storedToken()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress?.(loaded / total)
    request.onload = () => {
      // null: the error page of a proxy
      const body: (Uploaded & { message?: string }) | null = request.response
      if (request.status === 401) removeEndedToken(token)
      if (request.status === 201 && body) return resolve(body)
      reject(new ApiError(request.status, body?.message ?? '', body ?? {}))
    }
    request.onerror = () => reject(new ApiError(0, 'The connection was lost. Your form is unchanged.'))
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

/** The accepted types, checked early. The server checks the content. */
function problemOf(file: File): string | null {
  if (!file.type.startsWith('image/')) return NOT_A_PICTURE
  if (file.size === 0) return 'This file is empty'
  return file.size > UPLOAD_BYTES ? UPLOAD_TOO_LARGE : null
}
