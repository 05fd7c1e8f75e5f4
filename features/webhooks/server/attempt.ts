import type { Context } from '#platform/context.ts'
import { FetchRefused } from '#platform/outgoing/public-request.ts'
import { standardHeaders } from '#platform/outgoing/sign-standard-webhook.ts'
import { ANSWER_MS, RESPONSE_KEPT } from '../rules.ts'
import type { Taken } from './take-messages.ts'

const CONTENT_TYPE_KEPT = 100
/** A character has at most four bytes. */
const START_BYTES = RESPONSE_KEPT * 4

export type AttemptProblem = '' | 'timeout' | FetchRefused['reason']
/** How one request was answered; `status` is 0 without an answer. */
export type Attempt = {
  at: Date
  status: number
  ms: number
  contentType: string
  response: string
  problem: AttemptProblem
  retryAfterS?: number
}
/** One attempt of a message that this process holds. */
export type Made = { message: Omit<Taken, 'body'>; attempt: Attempt }
type Message = { id: string; body: string }

/** The headers of a message as it is sent at an instant. */
export function headersOf(keys: Uint8Array[], { id, body }: Message, at: Date): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000)
  return { 'content-type': 'application/json', accept: '*/*', ...standardHeaders(keys, { id, timestamp, body }) }
}

/**
 * Sends a message once. The address is resolved and checked by this request, so a name that changes its address meanwhile is
 * checked too; redirects are not followed, and of a long answer only the start is read. Never in a transaction.
 */
export async function attempt(ctx: Context, url: string, keys: Uint8Array[], message: Message): Promise<Attempt> {
  const at = ctx.now()
  const begun = performance.now()
  const posted = { headers: headersOf(keys, message, at), body: Buffer.from(message.body) }
  const how = { deadlineMs: ANSWER_MS, mayBeLocal: true, startBytes: START_BYTES }
  const msNow = () => Math.round(performance.now() - begun)
  try {
    const { status, contentType, body, retryAfterS } = await ctx.safePost.send(url, { ...posted, ...how })
    const problem = status >= 300 && status <= 399 ? 'redirected' : ''
    const answer = {
      status,
      contentType: textOf(contentType, CONTENT_TYPE_KEPT),
      response: textOf(body, RESPONSE_KEPT),
    }
    return { at, ms: msNow(), ...answer, problem, ...(retryAfterS !== undefined && { retryAfterS }) }
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    const ms = msNow()
    const problem = error.reason === 'unreachable' && ms >= ANSWER_MS - 100 ? 'timeout' : error.reason
    return { at, status: 0, ms, contentType: '', response: '', problem }
  }
}

/** Whether the endpoint has the message. */
export function isDelivered({ status }: Attempt): boolean {
  return status >= 200 && status <= 299
}

// The database keeps neither zero characters nor halves of characters.
function textOf(bytes: Uint8Array | string, most: number): string {
  return Buffer.from(bytes).toString('utf8').replaceAll('\0', '').slice(0, most).toWellFormed()
}
