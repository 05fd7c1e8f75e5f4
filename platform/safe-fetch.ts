import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const DEADLINE_MS = 3000
const BODY_MAX_BYTES = 1_000_000
const HOPS_MAX = 3

/** Why a fetch failed: the address is not allowed, or its host returned nothing usable. */
export type FetchRefusal = 'addressRefused' | 'unreachable' | 'redirected' | 'tooLarge'

/** A fetch that was refused or failed; the address stays out of the message. */
export class FetchRefused extends Error {
  readonly reason: FetchRefusal
  constructor(reason: FetchRefusal) {
    super(reason)
    this.name = 'FetchRefused'
    this.reason = reason
  }
}

/** Fetches an address supplied by a stranger; throws `FetchRefused`. */
export type SafeFetch = (url: string, accept: string) => Promise<Uint8Array>

/** The real network, unless a test replaces it. */
export type Network = {
  /** Every address of a host name. */
  resolve: (host: string) => Promise<string[]>
  isAllowed: (address: string) => boolean
  /** The certificate to trust instead of the system's. */
  ca?: string
}

const INTERNET: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
}

/**
 * Creates the fetch for addresses from strangers: https only, names with public addresses only, connecting to exactly
 * the checked address, 3 s and 1 MB in all, redirects on the same origin only, no cookies.
 */
export function openSafeFetch(network: Network = INTERNET): SafeFetch {
  return async (given, accept) => {
    const deadline = AbortSignal.timeout(DEADLINE_MS)
    let url = readAddress(given)
    for (let hop = 0; hop <= HOPS_MAX; hop += 1) {
      const pinned = await resolvePublic(url.hostname, network, deadline)
      const response = await send(url, { accept, pinned, ca: network.ca, deadline })
      const next = redirectOf(response, url)
      if (!next) return readBody(response)
      response.destroy()
      url = next
    }
    throw new FetchRefused('redirected')
  }
}

/** Names only, because a certificate is for a name; no port below 1024 except that of https. */
function readAddress(given: string): URL {
  if (given.length > 2000 || !URL.canParse(given)) throw new FetchRefused('addressRefused')
  const url = new URL(given)
  const { protocol, hostname, username, password, port } = url
  const isPortAllowed = port === '' || Number(port) >= 1024
  const isName = hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[')
  if (protocol !== 'https:' || !isName || !isPortAllowed || username || password) {
    throw new FetchRefused('addressRefused')
  }
  return url
}

async function resolvePublic(host: string, network: Network, deadline: AbortSignal): Promise<string> {
  const addresses = await Promise.race([network.resolve(host), aborted(deadline)]).catch(() => [])
  const [first] = addresses
  if (!first) throw new FetchRefused('unreachable')
  if (!addresses.every(network.isAllowed)) throw new FetchRefused('addressRefused')
  return first
}

type Sending = { accept: string; pinned: string; ca: string | undefined; deadline: AbortSignal }

function send(url: URL, { accept, pinned, ca, deadline }: Sending): Promise<IncomingMessage> {
  const family = isIP(pinned)
  // A second resolution could return another address than the checked one.
  const toPinned: LookupFunction = (_, options, done) => {
    if (options.all) done(null, [{ address: pinned, family }])
    else done(null, pinned, family)
  }
  const headers = { accept, 'accept-encoding': 'identity', 'user-agent': 'Blazon' }
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new FetchRefused('unreachable'))
    const options = { lookup: toPinned, agent: false as const, signal: deadline, headers, ...(ca && { ca }) }
    request(url, options, resolve).on('error', refuse).end()
  })
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (statusCode < 300 || statusCode > 399) return undefined
  const { location } = headers
  if (!location || !URL.canParse(location, from)) throw new FetchRefused('unreachable')
  const to = new URL(location, from)
  if (to.origin !== from.origin) throw new FetchRefused('redirected')
  return readAddress(to.href)
}

async function readBody(response: IncomingMessage): Promise<Uint8Array> {
  const { statusCode, headers } = response
  const isPlain = !headers['content-encoding'] || headers['content-encoding'] === 'identity'
  const chunks: Buffer[] = []
  let length = 0
  try {
    if (statusCode !== 200 || !isPlain) throw new FetchRefused('unreachable')
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > BODY_MAX_BYTES) throw new FetchRefused('tooLarge')
      chunks.push(chunk)
    }
  } catch (error) {
    response.destroy()
    throw error instanceof FetchRefused ? error : new FetchRefused('unreachable')
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new FetchRefused('unreachable'))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
