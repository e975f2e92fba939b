// Pictures and forms with files, for tests of uploads.
import sharp from 'sharp'

export const aPng = (width: number, height: number, background = '#175') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

interface SentFile {
  bytes: Uint8Array
  name?: string
  type?: string
}

const BOUNDARY = 'a-line-between-parts'

/** A form as a browser sends it: its body and its type. */
export function multipart(parts: Record<string, string | SentFile>) {
  const written = Object.entries(parts).flatMap(([field, part]) => {
    const { bytes, name = 'a.png', type = 'image/png' } = typeof part === 'string' ? { bytes: part } : part
    const file = typeof part === 'string' ? '' : `; filename="${name}"\r\nContent-Type: ${type}`
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(bytes as string), Buffer.from('\r\n')]
  })
  return {
    payload: Buffer.concat([...written, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}

/** What `fetch` sends to /api/upload. */
export async function aPicture(background = '#7fa') {
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(await aPng(400, 300, background))]), 'leaf.png')
  return form
}
