import type { WebhookMessage } from './webhook-message.ts'

export type BlazonOptions = {
  /** An API key. Keep it on a server, never in a page: anyone who has it can do what it may do. */
  key: string
  /** The origin of the studio. */
  origin: string
  /** How often a call is repeated after a failure that may be temporary. */
  retries?: number
  /** How long a response may ask to wait before the next attempt, in seconds; a longer wait is left to the caller. */
  longestWait?: number
  /** How long an attempt may take, in seconds. */
  timeout?: number
  /** Sends the requests: the global `fetch` unless given. */
  fetch?: typeof fetch
}

export type CallOptions = {
  /** Made for each call unless given; give your own to repeat a call safely after your program was restarted. */
  idempotencyKey?: string
  signal?: AbortSignal
}

/** A refused call. `key` names the problem (`scopeMissing`); status 0: the server was not reached. */
export class BlazonError extends Error {
  readonly key: string
  readonly status: number
  readonly code: number
  /** In how many seconds the call can be repeated; 0 if the response does not say. */
  readonly retryAfter: number
  /** The rest of the response, such as the missing `scope`. */
  readonly details: Record<string, unknown>

  constructor(key: string, status: number, code = 0, retryAfter = 0, details: Record<string, unknown> = {}) {
    super(`${key} (${status})`)
    this.name = 'BlazonError'
    this.key = key
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
    this.details = details
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Encoding = 'json' | 'multipart'

/** Sends calls with a key, and repeats them after failures that may be temporary. `Blazon` has the calls. */
export class BlazonCaller {
  readonly #options: Required<Omit<BlazonOptions, 'fetch'>>
  readonly #fetch: typeof fetch

  constructor({ key, origin, retries = 4, longestWait = 60, timeout = 60, fetch: given }: BlazonOptions) {
    this.#options = { key, origin: origin.replace(/\/+$/, ''), retries, longestWait, timeout }
    this.#fetch = given ?? ((input, init) => fetch(input, init))
  }

  /** Makes a call and returns its response. */
  protected async send<T>(
    method: Method,
    path: string,
    input: object,
    options: CallOptions = {},
    encoding: Encoding = 'json',
  ): Promise<T> {
    return (await this.#ask(method, path, { ...input }, options, encoding, read)) as T
  }

  /** Follows a stream of events until it ends or the signal aborts. */
  protected async *follow<T>(path: string, input: object, options: CallOptions = {}): AsyncGenerator<T> {
    const response = await this.#ask('GET', path, { ...input }, options, 'json')
    const reader = response.body?.getReader()
    if (!reader) return
    const decoder = new TextDecoder()
    let text = ''
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        const events = (text + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/)
        text = events.pop() ?? ''
        for (const event of events) {
          const lines = event.split(/\r?\n/).filter((line) => line.startsWith('data:'))
          if (lines.length > 0) yield JSON.parse(lines.map((line) => line.slice(5)).join('\n')) as T
        }
      }
    } finally {
      await reader.cancel().catch(() => undefined)
    }
  }

  /** Waits before the next attempt. */
  protected pause(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', end)
        resolve()
      }, ms)
      signal?.addEventListener('abort', end, { once: true })
    })
  }

  /** The response, or what `take` makes of it; a connection that is lost while it reads is repeated too. */
  async #ask<R = Response>(
    method: Method,
    path: string,
    input: Record<string, unknown>,
    options: CallOptions,
    encoding: Encoding,
    take?: (response: Response) => Promise<R>,
  ): Promise<R> {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(input[name])
      delete input[name]
      return encodeURIComponent(value)
    })
    const isRead = method === 'GET' || method === 'DELETE'
    const url = `${this.#options.origin}${address}${isRead ? queryOf(input) : ''}`
    const headers: Record<string, string> = { token: this.#options.key }
    // The same for every attempt, so that a call whose response was lost is not made twice.
    if (method !== 'GET') headers['idempotency-key'] = options.idempotencyKey ?? crypto.randomUUID()
    if (!isRead && encoding === 'json') headers['content-type'] = 'application/json'
    const body = () => (isRead ? null : encoding === 'json' ? JSON.stringify(input) : formOf(input))
    for (let attempt = 0; ; attempt++) {
      const problem = await this.#attempt<R>(url, () => ({ method, headers, body: body() }), options.signal, take)
      if (!(problem instanceof BlazonError)) return problem
      const wait = problem.retryAfter || Math.min(2 ** attempt, 30) * (0.5 + Math.random() / 2)
      const isLeft = attempt < this.#options.retries && wait <= this.#options.longestWait
      if (!isLeft || !isTemporary(problem)) throw problem
      await this.pause(wait * 1000, options.signal)
    }
  }

  async #attempt<R>(
    url: string,
    init: () => RequestInit,
    signal: AbortSignal | undefined,
    take?: (response: Response) => Promise<R>,
  ): Promise<R | BlazonError> {
    // A stream lasts as long as its events.
    const limits = [signal, take ? AbortSignal.timeout(this.#options.timeout * 1000) : undefined]
    const given = limits.filter((one): one is AbortSignal => one !== undefined)
    let response: Response
    try {
      response = await this.#fetch(url, { ...init(), redirect: 'error', signal: AbortSignal.any(given) })
      if (response.ok) return take ? await take(response) : (response as R)
    } catch (error) {
      if (signal?.aborted) throw error
      return new BlazonError('unreachable', 0)
    }
    const { message = 'serverError', code = 0, ...details } = await response.json().catch(() => ({}))
    const retryAfter = secondsOf(response.headers.get('retry-after'))
    return new BlazonError(String(message), response.status, Number(code), retryAfter, details)
  }
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text()
  const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '')
  return text === '' ? undefined : isJson ? JSON.parse(text) : text
}

/** `keyInUse`: an earlier attempt of the same call is still being made. */
function isTemporary({ key, status }: BlazonError): boolean {
  return status === 0 || status === 429 || status >= 500 || key === 'keyInUse'
}

function secondsOf(header: string | null): number {
  if (!header) return 0
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? 0 : Math.max(0, seconds)
}

function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) if (value !== undefined) query.set(name, String(value))
  return query.size > 0 ? `?${query}` : ''
}

function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue
    if (value instanceof Blob) form.set(name, value)
    else form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}

/** Why a message is not to be trusted. */
export class WebhookError extends Error {
  readonly reason: 'headersMissing' | 'tooOld' | 'signatureInvalid'

  constructor(reason: WebhookError['reason']) {
    super(reason)
    this.name = 'WebhookError'
    this.reason = reason
  }
}

export type ReceivedWebhook = {
  /** The body exactly as it was received, before any parsing. */
  body: string
  headers: Headers | Record<string, string | string[] | undefined>
}

/** How old a message may be, and how far ahead its clock, in seconds. */
const TOLERANCE = 300

/**
 * Checks that a message is from Blazon and was not changed (Standard Webhooks 1.0), and returns it; throws a
 * `WebhookError` otherwise. With several secrets, one of them has to match.
 */
export async function verifyWebhook(
  { body, headers }: ReceivedWebhook,
  secret: string | readonly string[],
  now: Date = new Date(),
): Promise<WebhookMessage> {
  const given = headers instanceof Headers ? [...headers] : Object.entries(headers)
  const named = new Map(given.map(([name, value]) => [name.toLowerCase(), value?.toString() ?? '']))
  const header = (name: string) => named.get(name) ?? ''
  const [id, timestamp, signatures] = [header('webhook-id'), header('webhook-timestamp'), header('webhook-signature')]
  if (id === '' || !/^\d{1,12}$/.test(timestamp) || signatures === '') throw new WebhookError('headersMissing')
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE) throw new WebhookError('tooOld')
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  for (const one of [secret].flat()) {
    const bytes = bytesOf(one.replace(/^whsec_/, ''))
    // An empty secret, or one that is not base64, is nobody's.
    if (bytes.length === 0) continue
    const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
    for (const signature of signatures.split(' ')) {
      const [version, text = ''] = signature.split(',')
      if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, bytesOf(text), signed)))
        return { ...(JSON.parse(body) as Omit<WebhookMessage, 'id'>), id } as WebhookMessage
    }
  }
  throw new WebhookError('signatureInvalid')
}

function bytesOf(base64: string) {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
