// Where pictures are kept: a folder of this machine, or a bucket when several machines serve.
import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Keys are ours: lower-case words, numbers, dots, dashes and slashes. */
export interface ImageStore {
  /** null when there is no such file */
  get(key: string): Promise<Buffer | null>
  /** Whole or not at all: a reader never meets half a file. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** Deleting what is not there is not an error. */
  delete(key: string): Promise<void>
}

export interface Bucket {
  endpoint?: string | undefined
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** The bucket when one is given, else the folder (made on the first write). */
export async function openImageStore(folder: string, bucket?: Bucket): Promise<ImageStore> {
  return bucket ? bucketStore(bucket) : folderStore(folder)
}

// Not flydrive's own disk: it writes in place and moves by copying, so a full disk or a crash leaves half a picture.
function folderStore(folder: string): ImageStore {
  const place = (key: string) => path.join(folder, safe(key))
  return {
    get: (key) => unlessMissing(() => readFile(place(key)), null),
    exists: (key) => unlessMissing(async () => (await stat(place(key))).isFile(), false),
    delete: (key) => rm(place(key), { force: true }),
    async put(key, bytes) {
      const target = place(key)
      const draft = `${target}.${randomUUID()}.part`
      await mkdir(path.dirname(target), { recursive: true })
      try {
        const file = await open(draft, 'wx')
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
  }
}

async function bucketStore(at: Bucket): Promise<ImageStore> {
  const [{ Disk }, { S3Driver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/s3')])
  const disk = new Disk(
    new S3Driver({
      credentials: { accessKeyId: at.accessKeyId, secretAccessKey: at.secretAccessKey },
      ...(at.endpoint ? { endpoint: at.endpoint, forcePathStyle: true } : {}),
      region: at.region,
      bucket: at.bucket,
      visibility: 'private',
      supportsACL: false,
      // with the newer defaults some servers keep the checksum's framing inside the file
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  )
  return {
    get: (key) => unlessMissing(async () => Buffer.from(await disk.getBytes(safe(key))), null),
    put: (key, bytes, contentType) => disk.put(safe(key), bytes, { contentType }),
    exists: (key) => disk.exists(safe(key)),
    delete: (key) => disk.delete(safe(key)),
  }
}

/** No key leaves the folder, whoever asks. */
function safe(key: string): string {
  if (!/^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/.test(key))
    throw new Error(`Not a key of ours: ${key}`)
  return key
}

async function unlessMissing<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (isMissing(error)) return otherwise
    throw error
  }
}

// the bucket's own error comes wrapped
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, name } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || code === 'ENOTDIR' || name === 'NoSuchKey' || isMissing(error.cause)
}
