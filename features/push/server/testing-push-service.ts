import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { openTestWeb } from '#platform/outgoing/testing-web.ts'

type Received = { headers: IncomingHttpHeaders; shown: Record<string, string> }
type Answer = { status: number; retryAfter?: string }

/**
 * A push service for tests, on loopback: `browser` makes a browser with a subscription, whose messages it decrypts as
 * RFC 8291 and RFC 8188 say, with code of its own.
 */
export async function openPushService() {
  const web = await openTestWeb()
  let count = 0
  const browser = () => {
    const path = `/push/${++count}-${randomBytes(8).toString('hex')}`
    const keys = createECDH('prime256v1')
    const point = keys.generateKeys()
    const auth = randomBytes(16)
    const received: Received[] = []
    let answer: Answer = { status: 201 }
    web.serve(path, async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
      const clear = decrypt(Buffer.concat(chunks), { keys, point, auth })
      received.push({ headers: request.headers, shown: JSON.parse(clear) as Record<string, string> })
      const { status, retryAfter } = answer
      response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end()
    })
    return {
      subscription: {
        endpoint: web.origin + path,
        p256dh: point.toString('base64url'),
        auth: auth.toString('base64url'),
      },
      /** What has arrived, oldest first. */
      received,
      /** Answers with a status from now on. */
      answer: (next: Answer) => {
        answer = next
      },
    }
  }
  return { browser, network: web.network, origin: web.origin, close: web.close }
}

export type TestBrowser = ReturnType<Awaited<ReturnType<typeof openPushService>>['browser']>

type Keys = { keys: ReturnType<typeof createECDH>; point: Buffer; auth: Buffer }

const SALT_BYTES = 16
const HEAD_BYTES = 21
const TAG_BYTES = 16

/** One record of `aes128gcm` with the sender's key in its head. */
function decrypt(body: Buffer, { keys, point, auth }: Keys): string {
  const salt = body.subarray(0, SALT_BYTES)
  const recordSize = body.readUInt32BE(SALT_BYTES)
  const end = HEAD_BYTES + (body[HEAD_BYTES - 1] ?? 0)
  const sender = body.subarray(HEAD_BYTES, end)
  const record = body.subarray(end)
  if (record.length > recordSize) throw new Error('More than one record')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender])
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes))
  const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  cipher.setAuthTag(record.subarray(-TAG_BYTES))
  const padded = Buffer.concat([cipher.update(record.subarray(0, -TAG_BYTES)), cipher.final()])
  const delimiter = padded.lastIndexOf(2)
  if (delimiter < 0 || padded.subarray(delimiter + 1).some((byte) => byte !== 0)) throw new Error('Wrong padding')
  return padded.subarray(0, delimiter).toString()
}
