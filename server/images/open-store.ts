// The image store of the settings: a local folder, or a bucket for several instances.
import path from 'node:path'
import type { Env } from '#server/env.ts'
import { type Bucket, bucketStore } from './bucket-store.ts'
import { folderStore } from './folder-store.ts'
import type { ImageStore } from './store.ts'

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

/** The bucket if one is set, else a folder of the data directory. */
export function storeOf(env: Env): ImageStore {
  const bucket = bucketOf(env)
  return bucket ? bucketStore(bucket) : folderStore(path.join(env.DATA_DIR, 'uploads'))
}
