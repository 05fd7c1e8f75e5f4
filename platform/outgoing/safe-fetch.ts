import type { IncomingMessage } from 'node:http'
import {
  FetchRefused,
  INTERNET,
  type Network,
  readAddress,
  readBody,
  resolvePublic,
  sendPinned,
} from './public-request.ts'

const DEADLINE_MS = 3000
const BODY_MAX_BYTES = 1_000_000
const HOPS_MAX = 3

/** Fetches an address supplied by a stranger; each redirect is asked for first (`mayHop`). Throws `FetchRefused`. */
export type SafeFetch = (url: string, accept: string, mayHop?: () => boolean | Promise<boolean>) => Promise<Uint8Array>

/**
 * Creates the fetch for addresses from strangers: https only, names with public addresses only, connecting to exactly
 * the checked address, 3 s and 1 MB in all, redirects on the same origin only, no cookies.
 */
export function openSafeFetch(network: Network = INTERNET): SafeFetch {
  return async (given, accept, mayHop = () => true) => {
    const deadline = AbortSignal.timeout(DEADLINE_MS)
    let url = readAddress(given)
    for (let hop = 0; hop <= HOPS_MAX; hop += 1) {
      const pinned = await resolvePublic(url.hostname, network, deadline)
      const response = await sendPinned(url, { method: 'GET', headers: { accept }, pinned, ca: network.ca, deadline })
      const next = redirectOf(response, url)
      if (!next && isUsable(response)) return readBody(response, BODY_MAX_BYTES)
      response.destroy()
      if (!next) throw new FetchRefused('unreachable', response.statusCode === 410)
      if (!(await mayHop())) throw new FetchRefused('unreachable')
      url = next
    }
    throw new FetchRefused('redirected')
  }
}

function isUsable({ statusCode, headers }: IncomingMessage): boolean {
  const encoding = headers['content-encoding']
  return statusCode === 200 && (!encoding || encoding === 'identity')
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (statusCode < 300 || statusCode > 399) return undefined
  const { location } = headers
  if (!location || !URL.canParse(location, from)) throw new FetchRefused('unreachable')
  const to = new URL(location, from)
  if (to.origin !== from.origin) throw new FetchRefused('redirected')
  return readAddress(to.href)
}
