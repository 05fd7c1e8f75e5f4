import {
  INTERNET,
  type Network,
  readAddress,
  readBody,
  readLoopback,
  readStart,
  resolvePublic,
  sendPinned,
} from './public-request.ts'

const DEADLINE_MS = 10_000
const ANSWER_MAX_BYTES = 64 * 1024

/** `retryAfterS`: the seconds of a `Retry-After`, whether it names seconds or a date. */
export type PostAnswer = { status: number; retryAfterS?: number; contentType: string; body: Uint8Array }
/**
 * `deadlineMs`: another time than the usual one; `mayBeLocal`: plain http to this machine, where that is allowed;
 * `startBytes`: only so much of the answer's body is read, however long it is.
 */
type Posted = {
  headers: Record<string, string>
  body: Uint8Array
  deadlineMs?: number
  mayBeLocal?: boolean
  startBytes?: number
}

/** Posts to addresses supplied by strangers; all throw `FetchRefused`. */
export type SafePost = {
  /** Sends a request and returns its answer, whatever its status; a redirect is an answer, and is not followed. */
  send: (url: string, posted: Posted) => Promise<PostAnswer>
  /** Checks that requests may be sent to an address, without sending one. */
  check: (url: string, mayBeLocal?: boolean) => Promise<void>
}

/**
 * Creates the posts to addresses from strangers: https only, names with public addresses only, connecting to exactly the
 * checked address, no redirects, no cookies; 10 s in all, or fewer. A body of more than 64 KiB is left unread. `isLocal`: the
 * server is reached from this machine alone, so that what is tried here can be called over plain http.
 */
export function openSafePost(network: Network = INTERNET, now = () => new Date(), isLocal = false): SafePost {
  const resolve = async (given: string, deadlineMs = DEADLINE_MS, mayBeLocal = false) => {
    const deadline = AbortSignal.timeout(deadlineMs)
    const local = isLocal && mayBeLocal ? readLoopback(given) : undefined
    if (local) return { ...local, ca: undefined, deadline }
    const url = readAddress(given)
    return { url, pinned: await resolvePublic(url.hostname, network, deadline), ca: network.ca, deadline }
  }
  return {
    check: async (given, mayBeLocal) => {
      await resolve(given, DEADLINE_MS, mayBeLocal)
    },
    send: async (given, { headers, body, deadlineMs, mayBeLocal, startBytes }) => {
      const { url, ...to } = await resolve(given, deadlineMs, mayBeLocal)
      const sent = { ...headers, 'content-length': body.byteLength }
      const response = await sendPinned(url, { ...to, method: 'POST', headers: sent, body })
      // The status has arrived, so the request was handled, whatever becomes of the answer's body.
      const read = startBytes
        ? await readStart(response, startBytes)
        : await readBody(response, ANSWER_MAX_BYTES).catch(() => new Uint8Array())
      const answer = {
        status: response.statusCode ?? 0,
        contentType: response.headers['content-type'] ?? '',
        body: read,
      }
      const retryAfterS = secondsOf(response.headers['retry-after'], now())
      return retryAfterS === undefined ? answer : { ...answer, retryAfterS }
    },
  }
}

/** RFC 9110, section 10.2.3: a number of seconds, or a date. */
function secondsOf(retryAfter: string | undefined, now: Date): number | undefined {
  if (retryAfter === undefined) return undefined
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter)
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}
