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

function folderStore(folder: string): ImageStore {
  const place = (key: string) => path.join(folder, safe(key))
  return {
    get: (key) => unlessMissing<Buffer | null>(() => readFile(place(key)), null),
    exists: (key) => unlessMissing(async () => (await stat(place(key))).isFile(), false),
    delete: async (key) => rm(place(key), { force: true }),
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
  // 20 MB of client, only for those who use it
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    credentials: { accessKeyId: at.accessKeyId, secretAccessKey: at.secretAccessKey },
    region: at.region,
    ...(at.endpoint ? { endpoint: at.endpoint, forcePathStyle: true } : {}),
    // a bucket that does not answer must not hold visitors for ever
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
    // with the newer defaults some servers keep the checksum's framing inside the file
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const here = (key: string) => ({ Bucket: at.bucket, Key: safe(key) })
  return {
    get: (key) =>
      unlessMissing(async () => {
        const { Body } = await client.send(new s3.GetObjectCommand(here(key)))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      }, null),
    exists: (key) =>
      unlessMissing(async () => {
        await client.send(new s3.HeadObjectCommand(here(key)))
        return true
      }, false),
    async put(key, bytes, contentType) {
      await client.send(new s3.PutObjectCommand({ ...here(key), Body: bytes, ContentType: contentType }))
    },
    async delete(key) {
      await client.send(new s3.DeleteObjectCommand(here(key)))
    },
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

function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, name } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || code === 'ENOTDIR' || name === 'NoSuchKey' || name === 'NotFound'
}
