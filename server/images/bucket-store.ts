// The image store in an S3 bucket. aws4fetch signs the requests.
import { hash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { type ImageStore, isSafeKey, orUnavailable, safeKey } from './store.ts'

export interface Bucket {
  /** default: Amazon's */
  endpoint?: string | undefined
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A bucket that does not answer must not hold visitors forever. */
const TIMEOUT_MS = 10_000
const ATTEMPTS = 2

export function bucketStore(at: Bucket): ImageStore {
  const { accessKeyId, secretAccessKey, region } = at
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const root = addressOf(at)
  const addressIn = (key: string) => `${root}/${safeKey(key)}`

  /** Tries twice, because a bucket may be busy and a connection may be cut. */
  async function send(method: string, address: string, body?: Buffer, type?: string): Promise<Response> {
    const headers = {
      'x-amz-content-sha256': hash('sha256', body ?? ''),
      ...(type && { 'content-type': type }),
    }
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt === ATTEMPTS
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      try {
        const init = { method, headers, signal, ...(body && { body: new Uint8Array(body) }) }
        const response = await client.fetch(address, { ...init, redirect: 'manual' })
        if (isLast || response.status < 500) return response
        await response.body?.cancel()
      } catch (error) {
        if (isLast || signal.aborted) throw error
      }
    }
  }

  return {
    async get(key: string): Promise<Buffer | null> {
      const address = addressIn(key)
      return orUnavailable(async () => {
        const response = await send('GET', address)
        if (response.ok) return Buffer.from(await response.arrayBuffer())
        const words = await response.text()
        if (response.status === 404 && valuesOf('Code', words)[0] === 'NoSuchKey') return null
        throw refused(response, words)
      })
    },
    async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
      const address = addressIn(key)
      await orUnavailable(async () => accepted(await send('PUT', address, bytes, contentType)))
    },
    async delete(key: string): Promise<void> {
      const address = addressIn(key)
      await orUnavailable(async () => accepted(await send('DELETE', address)))
    },
    async *keys(prefix = ''): AsyncIterable<string> {
      for (let from: string | undefined = ''; from !== undefined; ) {
        const search = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(from && { 'continuation-token': from }),
        })
        const page = await accepted(await send('GET', `${root}?${search}`))
        yield* valuesOf('Key', page).filter(isSafeKey)
        from = valuesOf('NextContinuationToken', page)[0]
      }
    },
  }
}

/** Amazon's buckets are hosts; those of other servers are folders. */
function addressOf({ endpoint, bucket, region }: Bucket): string {
  if (endpoint) return `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const host = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
  // A certificate does not cover names with dots in front of the host.
  return bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`
}

/** The contents of an XML element, wherever it stands. Keys of ours and tokens need no unescaping. */
const valuesOf = (element: string, xml: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, value]) => value!)

/** @returns the body @throws unless the bucket did it */
async function accepted(response: Response): Promise<string> {
  const words = await response.text()
  if (!response.ok) throw refused(response, words)
  return words
}

const refused = ({ status }: Response, words: string) =>
  new Error(`The bucket answered ${status} ${valuesOf('Code', words)[0] ?? ''}`.trim())
