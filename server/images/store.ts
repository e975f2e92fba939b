// Where pictures are kept: a folder of this machine, or a bucket when several machines serve.
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '#server/env.ts'
import { unavailable } from '#server/http/failures.ts'

/** Keys are ours: lower-case words, numbers, dots, dashes and slashes. */
export interface ImageStore {
  /** null when there is no such file */
  get(key: string): Promise<Buffer | null>
  /** Whole or not at all: a reader never meets half a file. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** Deleting what is not there is not an error. */
  delete(key: string): Promise<void>
  /** everything that is kept */
  keys(): AsyncIterable<string>
}

interface Bucket {
  endpoint?: string | undefined
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Where the settings say: the bucket when several machines serve, else the data directory. */
export const storeOf = (env: Env): Promise<ImageStore> =>
  openImageStore(path.join(env.DATA_DIR, 'uploads'), bucketOf(env))

const bucketOf = (env: Env): Bucket | undefined =>
  env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
    ? {
        endpoint: env.S3_ENDPOINT,
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        accessKeyId: env.S3_ACCESS_KEY_ID,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      }
    : undefined

/** The bucket when one is given, else the folder (made on the first write). */
export async function openImageStore(folder: string, bucket?: Bucket): Promise<ImageStore> {
  return bucket ? bucketStore(bucket) : folderStore(folder)
}

const AWAY = 'The pictures cannot be reached right now. Please try again in a moment.'

/** A bucket that does not answer, or a full disk: the caller hears "not now", the log gets the reason. */
async function orAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw Object.assign(unavailable(AWAY, 5), { cause })
  }
}

function folderStore(folder: string): ImageStore {
  const place = (key: string) => path.join(folder, safe(key))
  return {
    get: (key) => unlessMissing<Buffer | null>(() => readFile(place(key)), null),
    exists: (key) => unlessMissing(async () => (await stat(place(key))).isFile(), false),
    delete: async (key) => rm(place(key), { force: true }),
    async *keys() {
      const all = await unlessMissing(() => readdir(folder, { recursive: true, withFileTypes: true }), [])
      for (const entry of all) {
        const key = path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')
        if (entry.isFile() && !key.endsWith('.part')) yield key
      }
    },
    async put(key, bytes) {
      const target = place(key)
      const draft = `${target}.${randomUUID()}.part`
      await orAway(async () => {
        await mkdir(path.dirname(target), { recursive: true })
        try {
          await writeThrough(draft, bytes)
          await rename(draft, target)
        } catch (error) {
          await rm(draft, { force: true })
          throw error
        }
      })
    },
  }
}

async function writeThrough(place: string, bytes: Buffer) {
  const file = await open(place, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
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
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000 },
    maxAttempts: 2,
    // with the newer defaults some servers keep the checksum's framing inside the file
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const here = (key: string) => ({ Bucket: at.bucket, Key: safe(key) })
  return {
    async get(key) {
      const asked = new s3.GetObjectCommand(here(key))
      const read = async () => (await client.send(asked)).Body?.transformToByteArray()
      const bytes = await orAway(() => unlessMissing(read, undefined))
      return bytes ? Buffer.from(bytes) : null
    },
    async exists(key) {
      const asked = new s3.HeadObjectCommand(here(key))
      const look = async () => Boolean(await client.send(asked))
      return orAway(() => unlessMissing(look, false))
    },
    async put(key, bytes, contentType) {
      const asked = new s3.PutObjectCommand({ ...here(key), Body: bytes, ContentType: contentType })
      await orAway(() => client.send(asked))
    },
    async delete(key) {
      const asked = new s3.DeleteObjectCommand(here(key))
      await orAway(() => client.send(asked))
    },
    async *keys() {
      const pages = s3.paginateListObjectsV2({ client }, { Bucket: at.bucket })
      for await (const { Contents = [] } of pages) for (const { Key } of Contents) if (Key) yield Key
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
