import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request as requestPlain } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopbackHost } from '../settings/is-loopback-host.ts'
import { isPublicAddress } from './public-address.ts'

const URL_MAX = 2000

/** Why a request failed: the address is not allowed, or its host returned nothing usable. */
export type FetchRefusal = 'addressRefused' | 'unreachable' | 'redirected' | 'tooLarge'

/** A request that was refused or failed; the address stays out of the message. */
export class FetchRefused extends Error {
  readonly reason: FetchRefusal
  /** Its host says that it removed what was there for good (410). */
  readonly isGone: boolean
  constructor(reason: FetchRefusal, isGone = false) {
    super(reason)
    this.name = 'FetchRefused'
    this.reason = reason
    this.isGone = isGone
  }
}

/** The real network, unless a test replaces it. */
export type Network = {
  /** Every address of a host name. */
  resolve: (host: string) => Promise<string[]>
  isAllowed: (address: string) => boolean
  /** The certificate to trust instead of the system's. */
  ca?: string
}

/** The public internet. */
export const INTERNET: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
}

/** Endings of names that never lead out of a network (RFC 6761, 6762, 8375; reserved by ICANN). */
const INSIDE = /\.(localhost|localdomain|local|internal|home\.arpa)$/i

/** Reads an https address of a name: a certificate is for a name; no port below 1024 except that of https. */
export function readAddress(given: string): URL {
  if (given.length > URL_MAX || !URL.canParse(given)) throw new FetchRefused('addressRefused')
  const url = new URL(given)
  const { protocol, hostname, username, password, port } = url
  const isPortAllowed = port === '' || Number(port) >= 1024
  const name = hostname.replace(/\.$/, '')
  const isName = name.includes('.') && !INSIDE.test(name) && isIP(name) === 0 && !name.startsWith('[')
  if (protocol !== 'https:' || !isName || !isPortAllowed || username || password) {
    throw new FetchRefused('addressRefused')
  }
  return url
}

/** An http address of this machine, with what to connect to; undefined for any other. */
export function readLoopback(given: string): { url: URL; pinned: string } | undefined {
  if (given.length > URL_MAX || !URL.canParse(given)) return undefined
  const url = new URL(given)
  if (url.protocol !== 'http:' || !isLoopbackHost(url.hostname) || url.username || url.password) return undefined
  const host = url.hostname.replace(/[[\]]/g, '')
  return { url, pinned: isIP(host) === 0 ? '127.0.0.1' : host }
}

/** The address to connect to; throws `FetchRefused` unless all addresses of the name are allowed. */
export async function resolvePublic(host: string, network: Network, deadline: AbortSignal): Promise<string> {
  const addresses = await Promise.race([network.resolve(host), aborted(deadline)]).catch(() => [])
  const [first] = addresses
  if (!first) throw new FetchRefused('unreachable')
  if (!addresses.every(network.isAllowed)) throw new FetchRefused('addressRefused')
  return first
}

type Sending = {
  method: 'GET' | 'POST'
  headers: Record<string, string | number>
  body?: Uint8Array
  /** The checked address of the host, the only one that is connected to. */
  pinned: string
  ca: string | undefined
  deadline: AbortSignal
}

/** Sends one request to a pinned address, without cookies and redirects; throws `FetchRefused`. */
export function sendPinned(
  url: URL,
  { method, headers, body, pinned, ca, deadline }: Sending,
): Promise<IncomingMessage> {
  const family = isIP(pinned)
  // A second resolution could return another address than the checked one.
  const toPinned: LookupFunction = (_, options, done) => {
    if (options.all) done(null, [{ address: pinned, family }])
    else done(null, pinned, family)
  }
  const sent = { 'accept-encoding': 'identity', 'user-agent': 'Blazon', ...headers }
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new FetchRefused('unreachable'))
    const options = {
      method,
      lookup: toPinned,
      agent: false as const,
      signal: deadline,
      headers: sent,
      ...(ca && { ca }),
    }
    const ask = url.protocol === 'http:' ? requestPlain : request
    ask(url, options, resolve).on('error', refuse).end(body)
  })
}

/** The body of a response as it was sent, at most `maxBytes` long; throws `FetchRefused`. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > maxBytes) throw new FetchRefused('tooLarge')
      chunks.push(chunk)
    }
  } catch (error) {
    response.destroy()
    throw error instanceof FetchRefused ? error : new FetchRefused('unreachable')
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** The first bytes of a response's body, as many as arrive in time; the rest is left unread. */
export async function readStart(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= maxBytes) break
    }
  } catch {
    // What arrived before the connection broke is still the start.
  }
  response.destroy()
  return new Uint8Array(Buffer.concat(chunks).subarray(0, maxBytes))
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new FetchRefused('unreachable'))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
