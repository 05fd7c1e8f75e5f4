import { FetchRefused } from '#platform/outgoing/public-request.ts'
import type { SafeFetch } from '#platform/outgoing/safe-fetch.ts'
import { openSemaphore } from '#platform/process/semaphore.ts'

/** Limits on the requests of one verification to other hosts, however many badges it covers and addresses they name. */
export const FETCHES = {
  /** For issuers' documents; counted separately, so that status lists cannot use up the requests for an issuer. */
  dids: 7,
  /** For the credential itself, keys at an address, status lists, referenced documents, and badges before Open Badges 3.0. */
  addresses: 11,
  atOnce: 3,
  bytes: 4_000_000,
  /** No request starts later than this many milliseconds into the verification. */
  ms: 10_000,
}

export type Fetches = (kind: 'dids' | 'addresses', url: string, accept: string) => Promise<Uint8Array>

/**
 * Returns the safe fetch for one verification: each address is requested once, and all requests share one budget of
 * count, bytes and time (`FETCHES`). Throws `FetchRefused`; requests over the budget are `unreachable`.
 */
export function openFetches(safeFetch: SafeFetch): Fetches {
  const semaphore = openSemaphore({ atOnce: FETCHES.atOnce, waiting: FETCHES.dids + FETCHES.addresses })
  const end = performance.now() + FETCHES.ms
  const left = { dids: FETCHES.dids, addresses: FETCHES.addresses, bytes: FETCHES.bytes }
  const asked = new Map<string, Promise<Uint8Array>>()
  /** A redirect is one more request. */
  const mayHop = (kind: 'dids' | 'addresses') => () => {
    if (left[kind] === 0 || performance.now() > end) return false
    left[kind] -= 1
    return true
  }
  const read = (kind: 'dids' | 'addresses', url: string, accept: string) =>
    semaphore(async () => {
      if (left.bytes <= 0 || performance.now() > end) throw new FetchRefused('unreachable')
      const body = await safeFetch(url, accept, mayHop(kind))
      left.bytes -= body.length
      return body
    })
  return async (kind, url, accept) => {
    const key = `${accept} ${url}`
    const known = asked.get(key)
    if (known) return known
    if (left[kind] === 0) throw new FetchRefused('unreachable')
    left[kind] -= 1
    const body = read(kind, url, accept)
    asked.set(key, body)
    return body
  }
}
