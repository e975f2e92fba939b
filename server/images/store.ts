// The image store: a local folder, or a bucket for several instances.
import path from 'node:path'
import type { Env } from '#server/env.ts'
import { folderStore } from './folder-store.ts'
import { orUnavailable, safeKey, unlessMissing } from './store-rules.ts'

/** Keys are ours: lower-case words, numbers, dots, dashes and slashes. */
export interface ImageStore {
  /** null when there is no such file */
  get(key: string): Promise<Buffer | null>
  /** Atomic: a reader never sees a partial file. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** Deleting what is not there is not an error. */
  delete(key: string): Promise<void>
  /** Every key that begins like this; all of them without a prefix. */
  keys(prefix?: string): AsyncIterable<string>
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
  const here = (key: string) => ({ Bucket: at.bucket, Key: safeKey(key) })
  return {
    async get(key) {
      const command = new s3.GetObjectCommand(here(key))
      const read = async () => (await client.send(command)).Body?.transformToByteArray()
      const bytes = await orUnavailable(() => unlessMissing(read, undefined))
      return bytes ? Buffer.from(bytes) : null
    },
    async exists(key) {
      const command = new s3.HeadObjectCommand(here(key))
      const look = async () => Boolean(await client.send(command))
      return orUnavailable(() => unlessMissing(look, false))
    },
    async put(key, bytes, contentType) {
      const command = new s3.PutObjectCommand({ ...here(key), Body: bytes, ContentType: contentType })
      await orUnavailable(() => client.send(command))
    },
    async delete(key) {
      const command = new s3.DeleteObjectCommand(here(key))
      await orUnavailable(() => client.send(command))
    },
    async *keys(prefix = '') {
      const pages = s3.paginateListObjectsV2({ client }, { Bucket: at.bucket, Prefix: prefix })
      for await (const { Contents = [] } of pages) for (const { Key } of Contents) if (Key) yield Key
    },
  }
}
