import { Agent, type IncomingMessage, request } from 'node:http'
import fc from 'fast-check'
import { type Call, callsOf, type Document } from './testing-calls.ts'
import { openCorpus, type Stock } from './testing-corpus.ts'
import { openKnown } from './testing-known.ts'

/** Calls generated at a time, from the seed and their number. */
const BATCH = 50
const SHOWN = 400

export type Finding = { number: number; operation: string; problem: string; call: string }
type Answer = { status: number; type: string; text: string }
type Options = {
  /** The server's address, and its host name. */
  origin: string
  host: string
  stock: Stock
  /** Existing ids and tokens, by member name. */
  known: Record<string, string[]>
  seed: number
  calls: number
  parallel: number
  /**
   * How long a call may take, in milliseconds; repeated alone it must then respond, since a busy machine is not a
   * finding.
   */
  patienceMs: number
  onProgress?: (done: number, findings: Finding[]) => Promise<void>
}

type Numbered = [number: number, call: Call]

/**
 * Makes a number of calls of all kinds from a server's own OpenAPI document and returns the findings: a status of 500
 * or more, no response, a timeout, or an error in a wrong format; and how often each status occurred, and each operation
 * succeeded. Calls depend only on the seed and their number, except for ids from the server.
 */
export async function fuzz(options: Options) {
  const { seed, calls, parallel } = options
  const known = openKnown(options.known)
  const agent = new Agent({ keepAlive: true, maxSockets: parallel })
  const server = { ...options, agent, renewed: new Map<string, string>() }
  const statuses = new Map<number, number>()
  const succeeded = new Map<string, number>()
  const findings: Finding[] = []
  const judge = ([number, call]: Numbered, answer: Answer | Error) => {
    const status = answer instanceof Error ? 0 : answer.status
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 200) succeeded.set(call.operation, (succeeded.get(call.operation) ?? 0) + 1)
    const problem = problemOf(call, answer)
    if (problem) findings.push({ number, operation: call.operation, problem, call: shown(call) })
    else if (!(answer instanceof Error) && status < 300 && answer.type.includes('json'))
      known.learn(JSON.parse(answer.text))
  }
  const ask = ([, call]: Numbered) => send(server, call).catch((error: Error) => error)
  try {
    const document = JSON.parse((await send(server, apiCall)).text) as Document
    const kinds = callsOf(document, { known, corpus: await openCorpus(options.stock) })
    for (let done = 0; done < calls; done += BATCH) {
      const batch = fc.sample(kinds, { seed: seed + done, numRuns: Math.min(BATCH, calls - done) })
      const silent: Numbered[] = []
      const waiting = batch.map((call, at): Numbered => [done + at, call]).values()
      const worker = async () => {
        for (const one of waiting) {
          const answer = await ask(one)
          if (answer instanceof Silence) silent.push(one)
          else judge(one, answer)
        }
      }
      await Promise.all(Array.from({ length: parallel }, worker))
      for (const one of silent) judge(one, await ask(one))
      await options.onProgress?.(done + batch.length, findings)
    }
  } finally {
    agent.destroy()
  }
  return { findings, statuses, succeeded }
}

class Silence extends Error {}

const apiCall: Call = {
  operation: 'openapi',
  method: 'GET',
  path: '/api/openapi.json',
  headers: {},
  body: undefined,
  isStream: false,
  isOauth: false,
}

/** `renewed`: the current bearer header; sessions of a long run get new tokens. */
type Server = Pick<Options, 'origin' | 'host' | 'patienceMs'> & { agent: Agent; renewed: Map<string, string> }

function send({ origin, host, agent, patienceMs, renewed }: Server, call: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = call.body ? { 'content-length': String(call.body.length) } : {}
    const { authorization = '' } = call.headers
    const bearer = renewed.get(authorization)
    const headers = { ...call.headers, ...(bearer && { authorization: bearer }), host, ...length }
    const asked = request(origin + call.path, { method: call.method, headers, agent }, (answer) => {
      const { statusCode: status = 0, headers } = answer
      const type = String(headers['content-type'] ?? '')
      const fresh = headers['renewed-token']
      if (fresh) renewed.set(authorization, `Bearer ${fresh}`)
      if (call.isStream && status === 200) {
        answer.destroy()
        clearTimeout(late)
        return resolve({ status, type, text: '' })
      }
      read(answer).then((text) => {
        clearTimeout(late)
        resolve({ status, type, text })
      }, reject)
    })
    const late = setTimeout(() => asked.destroy(new Silence(`no answer in ${patienceMs / 1000} s`)), patienceMs)
    asked.on('error', (error) => {
      clearTimeout(late)
      reject(error)
    })
    asked.end(call.body)
  })
}

async function read(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function problemOf(call: Call, answer: Answer | Error): string | undefined {
  if (answer instanceof Error) return answer.message
  if (answer.status >= 500) return `${answer.status} ${answer.text.slice(0, SHOWN)}`
  if (answer.status < 400) return undefined
  return hasShape(call, answer) ? undefined : `another shape: ${answer.status} ${answer.text.slice(0, SHOWN)}`
}

function hasShape({ isOauth }: Call, { type, text, status }: Answer): boolean {
  if (!type.startsWith('application/json')) return false
  const { code, message, values, scope, error, error_description, ...rest } = JSON.parse(text) as Record<
    string,
    unknown
  >
  if (Object.keys(rest).length > 0 || !isTexts(values ?? {}) || !isTexts([scope ?? ''])) return false
  // Without a token no error is named (RFC 6750, section 3.1).
  const isUnnamed = isOauth && status === 401 && text === '{}'
  return (Number.isInteger(code) && typeof message === 'string') || (isOauth && typeof error === 'string') || isUnnamed
}

function isTexts(values: unknown): boolean {
  return typeof values === 'object' && Object.values(values ?? {}).every((value) => typeof value === 'string')
}

function shown({ method, path, headers, body }: Call): string {
  const { authorization, token, ...others } = headers
  return JSON.stringify({
    method,
    path: path.slice(0, SHOWN),
    headers: others,
    body: body?.toString('latin1').slice(0, SHOWN),
  })
}
