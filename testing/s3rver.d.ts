declare module 's3rver' {
  import type { RequestListener } from 'node:http'

  /** A server for tests that speaks S3 and keeps its objects in a folder. */
  export default class S3rver {
    constructor(options: {
      silent?: boolean
      directory?: string
      vhostBuckets?: boolean
      configureBuckets?: { name: string }[]
    })
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
  }
}
