import { createParser } from 'eventsource-parser'
import type { Called, CallInput, Endpoint, Output } from './endpoint.ts'
import { CallProblem } from './problem.ts'
import { noteServerTime } from './server-time.ts'

export type Caller = {
  /** Origin of the server, '' for the page's own. */
  origin: string
  token?: () => string | undefined
  onRenewed?: (token: string) => void
  /** Code 3000: the token that the call carried is unknown, expired or ended. */
  onSignedOut?: (token: string | undefined) => void
  /** The studio asks for its password first (/protected). */
  onGateClosed?: () => void
  /** The call needs a fresh proof of the person: asks for it. If this returns true, the call is repeated. */
  onProofMissing?: () => Promise<boolean>
  headers?: () => Record<string, string>
  /** Sends the requests: the browser's own function unless a test passes another. */
  fetch?: typeof fetch
}

/** Calls an endpoint and returns its output; throws a `CallProblem` with the server's key, or `unreachable`. */
export async function call<E extends Endpoint>(caller: Caller, endpoint: E, input: CallInput<E>, signal?: AbortSignal) {
  const response = await send(caller, endpoint, input, signal)
  return (response.status === 204 ? undefined : await readJson(response)) as Output<E>
}

/** Reads an event stream, one output per event, until it ends, the signal aborts, or it breaks (`unreachable`). */
export async function* stream<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: CallInput<E>,
  signal: AbortSignal,
) {
  const response = await send({ ...caller, fetch: afterThePage(caller) }, endpoint, input, signal)
  if (!response.body) return
  const waiting: Output<E>[] = []
  const parser = createParser({ onEvent: (event) => event.data && waiting.push(JSON.parse(event.data) as Output<E>) })
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      while (waiting.length > 0) yield waiting.shift() as Output<E>
    }
  } catch (error) {
    if (signal.aborted) return
    throw error instanceof CallProblem ? error : new CallProblem('unreachable', 0, 0)
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

/** A stream waits for what may come: what a page shows first goes before it. */
function afterThePage({ fetch: send = fetch }: Caller): typeof fetch {
  return (url, init) => send(url, { ...init, priority: 'low' })
}

/** A problem of our own calls, or in the OAuth shape, where the description is its key. */
type Refusal = {
  code?: number
  message?: string
  values?: Record<string, string>
  error?: string
  error_description?: string
}

async function send(caller: Caller, endpoint: Called, input: unknown, signal?: AbortSignal): Promise<Response> {
  const token = caller.token?.()
  const { url, init } = buildRequest(caller, endpoint, (input ?? {}) as Record<string, unknown>, token)
  let response: Response
  try {
    // The pass of the studio's gate is a cookie, and goes to the studio's own origin only.
    const credentials = caller.origin === '' ? 'same-origin' : 'omit'
    response = await (caller.fetch ?? fetch)(url, { ...init, signal, credentials })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallProblem('unreachable', 0, 0)
  }
  noteServerTime(response.headers.get('date'))
  const renewed = response.headers.get('renewed-token')
  if (renewed) caller.onRenewed?.(renewed)
  if (response.ok) return response
  const body = (await readJson(response).catch(() => ({}))) as Refusal
  if (body.code === 3000) caller.onSignedOut?.(token)
  if (body.message === 'gateClosed') caller.onGateClosed?.()
  if (body.message === 'proofMissing' && (await caller.onProofMissing?.())) {
    return send({ ...caller, onProofMissing: undefined }, endpoint, input, signal)
  }
  // The protocols name no error where a token is missing (RFC 6750, section 3.1).
  const unnamed = response.status === 401 ? 'tokenMissing' : 'serverError'
  const key = body.message ?? body.error_description ?? body.error ?? unnamed
  throw new CallProblem(key, body.code ?? 0, response.status, body.values)
}

function buildRequest(caller: Caller, endpoint: Called, input: Record<string, unknown>, token: string | undefined) {
  const rest = { ...input }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const headers: Record<string, string> = { ...caller.headers?.() }
  if (token) headers.authorization = `Bearer ${token}`
  if (typeof rest.idempotencyKey === 'string') {
    headers['idempotency-key'] = rest.idempotencyKey
    delete rest.idempotencyKey
  }
  const url = `${caller.origin}${endpoint.base}${path}`
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, String(value))
    return { url: query.size > 0 ? `${url}?${query}` : url, init: { method: endpoint.method, headers } }
  }
  if (endpoint.body === 'multipart') {
    return { url, init: { method: endpoint.method, headers, body: toForm(rest) } }
  }
  if (endpoint.body === 'form') {
    const body = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
    return { url, init: { method: endpoint.method, headers, body } }
  }
  headers['content-type'] = 'application/json'
  return { url, init: { method: endpoint.method, headers, body: JSON.stringify(rest) } }
}

function toForm(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    if (value instanceof Blob) form.set(name, value)
    else form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  return text === '' ? {} : JSON.parse(text)
}
