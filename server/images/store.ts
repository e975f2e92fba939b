// The image store: a local folder, or a bucket for several instances.
import path from 'node:path'
import type { Env } from '#server/env.ts'
import { type Bucket, bucketStore } from './bucket-store.ts'
import { folderStore } from './folder-store.ts'

/** Keys are ours: lower-case words, numbers, dots, dashes and slashes. */
export interface ImageStore {
  /** null when there is no such file */
  get(key: string): Promise<Buffer | null>
  /** Atomic: a reader never sees a partial file. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** Deleting what is not there is not an error. */
  delete(key: string): Promise<void>
  /** Every key that begins like this; all of them without a prefix. */
  keys(prefix?: string): AsyncIterable<string>
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
