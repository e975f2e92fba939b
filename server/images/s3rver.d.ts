// The little of the test bucket that the tests use; the package ships no types of its own.
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      /** it reads the address of a whole bucket otherwise than the client signs it */
      allowMismatchedSignatures?: boolean
      directory: string
      configureBuckets: { name: string; configs: unknown[] }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
