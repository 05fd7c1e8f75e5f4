import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Settings } from '#platform/storage/store-settings.ts'

const BUCKET = 'badges'
/** The only keys that this server knows. */
const KEY = 'S3RVER'

/** How a store misbehaves: it hangs, at once or within an answer, closes connections, never ends, or answers with a text or status. */
export type Fault = 'slow' | 'stalls' | 'endless' | 'gone' | `<${string}` | number
export type ObjectStore = Awaited<ReturnType<typeof openObjectStore>>

/** An S3 server of its own with one empty bucket; `fail` makes it misbehave, for a number of requests or until `heal`. */
export async function openObjectStore() {
  const directory = mkdtempSync(join(tmpdir(), 'blazon-s3-'))
  const s3 = new S3rver({ silent: true, directory, vhostBuckets: false, configureBuckets: [{ name: BUCKET }] })
  await s3.configureBuckets()
  const answer = s3.callback()
  let fault: Fault | undefined
  let faultsLeft = 0
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (fault === undefined || faultsLeft === 0) return answer(request, response)
    faultsLeft -= 1
    misbehave(fault, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const settings: S3Settings = {
    bucket: BUCKET,
    address: `${origin}/${BUCKET}`,
    region: 'us-east-1',
    keys: { kind: 'fixed', accessKeyId: KEY, secretAccessKey: KEY },
  }
  return {
    settings,
    /** As an operator writes it, with its keys. */
    environment: {
      BLOBS_URL: `s3://${BUCKET}?endpoint=${origin}&region=us-east-1`,
      AWS_ACCESS_KEY_ID: KEY,
      AWS_SECRET_ACCESS_KEY: KEY,
    },
    /** The requests so far, as `GET /badges/key`. */
    asked,
    fail: (how: Fault, requests = Number.POSITIVE_INFINITY) => {
      fault = how
      faultsLeft = requests
    },
    heal: () => {
      fault = undefined
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function misbehave(fault: Fault, response: ServerResponse): void {
  if (fault === 'gone') response.destroy()
  if (fault === 'stalls') response.writeHead(200, { 'content-length': 9 }).write('a pic')
  if (fault === 'endless') pour(response.writeHead(200))
  if (typeof fault === 'string' && fault.startsWith('<')) response.end(fault)
  if (typeof fault === 'number') response.writeHead(fault).end()
}

function pour(response: ServerResponse): void {
  if (response.destroyed) return
  response.write(Buffer.alloc(4 * 1024 * 1024), () => pour(response))
}
