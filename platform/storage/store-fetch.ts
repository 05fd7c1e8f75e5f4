import { setTimeout as wait } from 'node:timers/promises'
import { percentEncoded, signRequest } from './sign-request.ts'
import { FILE_MAX_BYTES, StoreAway, type StoreFailure, storeTally } from './store.ts'
import type { KeyRing } from './store-keys.ts'

/** How long one try may take, and how many there are: a person waits for each, and an upload is larger. */
export type Patience = { readMs: number; writeMs: number; tries: number }
const PATIENCE: Patience = { readMs: 4000, writeMs: 15_000, tries: 3 }
const PAUSE_MS = 150

/** What the error codes of a store mean to its operator. */
const FAILURES: Record<string, StoreFailure> = {
  NoSuchBucket: 'bucketMissing',
  PermanentRedirect: 'bucketMissing',
  AuthorizationHeaderMalformed: 'keysRefused',
  InvalidAccessKeyId: 'keysRefused',
  SignatureDoesNotMatch: 'keysRefused',
  AccessDenied: 'keysRefused',
  // A clock that is wrong, here or there.
  RequestTimeTooSkewed: 'refused',
}

/** `key`: the path of a file in the bucket, '' for the bucket itself. */
type Asked = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  key: string
  query?: Record<string, string>
  body?: Uint8Array<ArrayBufferLike>
  type?: string
}
type Answer = { status: number; body: Buffer }
export type StoreFetch = (asked: Asked) => Promise<Answer>

type Given = { address: string; keys: KeyRing; region: string; patience?: Patience }

/**
 * How a store is asked: signs each request, reads its answer completely, within a time, and repeats what failed for a
 * reason that may pass. Resolves with a success or a 404 for a file; throws `StoreAway` for all else.
 */
export function openStoreFetch({ address, keys, region, patience = PATIENCE }: Given): StoreFetch {
  return async (asked) => {
    for (let tried = 1; ; tried += 1) {
      const result = await tryOnce(asked, { address, keys, region, patience })
      if (!('error' in result)) return result
      if (tried >= patience.tries || !result.mayPass) {
        storeTally.failures += 1
        throw result.error
      }
      await wait(PAUSE_MS * 2 ** tried * (0.5 + Math.random() / 2))
    }
  }
}

type Failed = { error: StoreAway; mayPass: boolean }

async function tryOnce(asked: Asked, { address, keys, region, patience }: Required<Given>): Promise<Answer | Failed> {
  const { method, body = new Uint8Array(), type } = asked
  const held = await keys.current().catch((error: unknown) => new StoreAway('keysMissing', error))
  if (held instanceof StoreAway) return { error: held, mayPass: true }
  const signal = AbortSignal.timeout(method === 'PUT' ? patience.writeMs : patience.readMs)
  try {
    const url = urlOf(address, asked)
    const signed = signRequest({ method, url, body, region, now: new Date() }, held)
    const answer = await fetch(url, {
      method,
      headers: { ...signed, ...(type && { 'content-type': type }) },
      ...(method === 'PUT' && { body: body as BodyInit }),
      redirect: 'manual',
      signal,
    })
    const read = await readAnswer(answer)
    if (!read) return { error: new StoreAway('refused', new Error('The answer is too large')), mayPass: false }
    return judge(method, { status: answer.status, body: read }, keys)
  } catch (error) {
    // A slow store would only get slower.
    const isSlow = (error as Error).name === 'TimeoutError'
    return { error: new StoreAway(isSlow ? 'slow' : 'unreachable', error), mayPass: !isSlow }
  }
}

/** Written as it is signed: a store computes the signature from what it receives. */
function urlOf(address: string, { key, query = {} }: Asked): URL {
  const path = key.split('/').map(percentEncoded).join('/')
  const pairs = Object.entries(query).map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`)
  return new URL(`${address}/${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`)
}

/** The body of an answer; undefined for one that is larger than any file of ours, which is not read to its end. */
async function readAnswer({ body }: Response): Promise<Buffer<ArrayBuffer> | undefined> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body ?? []) {
    length += piece.length
    if (length > FILE_MAX_BYTES) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function judge(method: string, answer: Answer, keys: KeyRing): Answer | Failed {
  const { status, body } = answer
  if (status < 300) return answer
  const code = /<Code>(\w+)<\/Code>/.exec(body.toString('latin1', 0, 2000))?.[1] ?? ''
  if (status === 404 && code !== 'NoSuchBucket') return answer
  const cause = new Error(`The store answered ${status} ${code}`.trim())
  // The answer to a HEAD has no body that would say it.
  const isEnded =
    /^(ExpiredToken|InvalidToken|TokenRefreshRequired)$/.test(code) || (method === 'HEAD' && status === 400)
  if (isEnded) keys.renew()
  const usual = status === 401 || status === 403 ? 'keysRefused' : status >= 500 ? 'unreachable' : 'refused'
  const mayPass = isEnded || status >= 500 || status === 429 || status === 408
  return { error: new StoreAway(FAILURES[code] ?? usual, cause), mayPass }
}
