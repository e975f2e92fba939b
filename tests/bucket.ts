// A real S3 server for tests, which can be stopped and started again with its content.
import fs from 'node:fs'
import S3rver from '@20minutes/s3rver'
import { freePort } from '../scripts/free-port.ts'

export interface Bucket {
  /** where it is, for bucketStore */
  at: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }
  /** settings for the site that uses it */
  settings: Record<string, string>
  start: () => Promise<void>
  stop: () => Promise<void>
  /** paths in its directory */
  files: () => string[]
}

/** A running server. Its files are in the directory, and stay when it stops. */
export async function aBucket(directory: string): Promise<Bucket> {
  const port = await freePort()
  let running: InstanceType<typeof S3rver> | null = null
  const start = async () => {
    running = new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      allowMismatchedSignatures: true,
      directory,
      configureBuckets: [{ name: 'pictures', configs: [] }],
    })
    await running.run()
  }
  await start()
  const at = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'pictures',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  return {
    at,
    settings: {
      S3_ENDPOINT: at.endpoint,
      S3_BUCKET: at.bucket,
      S3_ACCESS_KEY_ID: at.accessKeyId,
      S3_SECRET_ACCESS_KEY: at.secretAccessKey,
    },
    start,
    async stop() {
      await running?.close()
      running = null
    },
    files: () => fs.readdirSync(directory, { recursive: true }).map(String),
  }
}
