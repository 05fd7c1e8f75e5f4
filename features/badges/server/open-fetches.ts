import { FetchRefused, type SafeFetch } from '#platform/safe-fetch.ts'
import { openTurns } from '#platform/turns.ts'

/** What one verification may ask of other hosts in all, however many badges it is of and whatever they name. */
export const FETCHES = {
  /** Of issuers' documents; counted apart, so that nobody's lists keep another's issuer from being read. */
  dids: 5,
  /** Of the credential itself, status lists and documents that are named. */
  addresses: 8,
  atOnce: 3,
  bytes: 4_000_000,
  /** After so long no further request begins. */
  ms: 10_000,
}

export type Fetches = (kind: 'dids' | 'addresses', url: string, accept: string) => Promise<Uint8Array>

/**
 * The safe fetch for one verification: each address is asked once, and all of them share one budget of requests, bytes and
 * time (`FETCHES`). Throws `FetchRefused`; what is over the budget is `unreachable`.
 */
export function openFetches(safeFetch: SafeFetch): Fetches {
  const turns = openTurns({ atOnce: FETCHES.atOnce, waiting: FETCHES.dids + FETCHES.addresses })
  const end = performance.now() + FETCHES.ms
  const left = { dids: FETCHES.dids, addresses: FETCHES.addresses, bytes: FETCHES.bytes }
  const asked = new Map<string, Promise<Uint8Array>>()
  const read = (url: string, accept: string) =>
    turns(async () => {
      if (left.bytes <= 0 || performance.now() > end) throw new FetchRefused('unreachable')
      const body = await safeFetch(url, accept)
      left.bytes -= body.length
      return body
    })
  return async (kind, url, accept) => {
    const key = `${accept} ${url}`
    const known = asked.get(key)
    if (known) return known
    if (left[kind] === 0) throw new FetchRefused('unreachable')
    left[kind] -= 1
    const body = read(url, accept)
    asked.set(key, body)
    return body
  }
}
