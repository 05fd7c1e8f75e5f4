import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { EXAMPLES, type Example, exampleName } from '#apps/server/api/examples.ts'
import { ROUTES } from '#apps/server/features.ts'
import type { Endpoint } from '#base/endpoint.ts'

const JWT = /\b(eyJ[\w-]{8})[\w-]*\.[\w-]*\.[\w-]*/g
const TEXT_MAX = 400

/**
 * A `fetch` that, in a test run with EXAMPLES=1, records the first successful call of every endpoint without an example
 * (or with one that its contract now refuses). Otherwise the fetch stays unchanged.
 */
export function notingExamples(fetchCall: typeof fetch): typeof fetch {
  if (!process.env.EXAMPLES) return fetchCall
  return async (input, init) => {
    const asked = new Request(input as string, init)
    const answer = await fetchCall(input, init)
    const url = new URL(asked.url)
    const endpoint = endpointOf(asked.method, url.pathname)
    if (!endpoint || !answer.ok) return answer
    const copy = answer.clone()
    const note = async () => {
      const example = { input: await inputOf(endpoint, asked, url), answer: await answerOf(endpoint, copy) }
      keep(endpoint, brief(example) as Example)
    }
    // A stream may end only after an action of its reader.
    if (endpoint.stream) void note()
    else await note()
    return answer
  }
}

/** Whether a call's schemas accept its example. */
export function fits(endpoint: Endpoint, { input, answer }: Example): boolean {
  return endpoint.input.safeParse(withFiles(input)).success && endpoint.output.safeParse(answer).success
}

/** The input of an example, with a placeholder for each file. */
export function withFiles(input: Record<string, unknown>, file = new File(['x'], 'x.png')): Record<string, unknown> {
  const isFile = (value: unknown) => typeof value === 'object' && value !== null && '$file' in value
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, isFile(value) ? file : value]))
}

function keep(endpoint: Endpoint, example: Example): void {
  const path = join(EXAMPLES, exampleName(endpoint))
  if (existsSync(path) && fits(endpoint, JSON.parse(readFileSync(path, 'utf8')) as Example)) return
  if (!fits(endpoint, example)) return
  mkdirSync(EXAMPLES, { recursive: true })
  writeFileSync(path, `${JSON.stringify(example, null, 2)}\n`)
}

function endpointOf(method: string, path: string): Endpoint | undefined {
  const holes = (endpoint: Endpoint) => endpoint.path.split('{').length
  return ROUTES.map(({ endpoint }) => endpoint)
    .filter((endpoint) => endpoint.method === method && pattern(endpoint).test(path))
    .sort((a, b) => holes(a) - holes(b))[0]
}

function pattern({ base, path }: Endpoint): RegExp {
  return new RegExp(`^${(base + path).replaceAll('.', '[.]').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
}

async function inputOf(endpoint: Endpoint, request: Request, url: URL): Promise<Record<string, unknown>> {
  const named = Object.entries(pattern(endpoint).exec(url.pathname)?.groups ?? {})
  const path = Object.fromEntries(named.map(([name, value]) => [name, decodeURIComponent(value)]))
  if (endpoint.method === 'GET') return { ...Object.fromEntries(url.searchParams), ...path }
  if (endpoint.body === 'multipart') {
    const fields = [...(await request.formData())].map(([name, value]) => [name, fieldOf(endpoint, name, value)])
    return { ...Object.fromEntries(fields), ...path }
  }
  const text = await request.text()
  if (text === '') return { ...Object.fromEntries(url.searchParams), ...path }
  const body = endpoint.body === 'form' ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text)
  return { ...body, ...path }
}

/** A field as the schema expects it: multipart sends everything but texts as JSON. */
function fieldOf(endpoint: Endpoint, name: string, value: FormDataEntryValue): unknown {
  if (typeof value !== 'string') return { $file: value.name, type: value.type }
  const schema =
    endpoint.input instanceof z.ZodObject ? (endpoint.input.shape[name] as z.ZodType | undefined) : undefined
  if (!schema || schema.safeParse(value).success) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

async function answerOf(endpoint: Endpoint, answer: Response): Promise<unknown> {
  if (answer.status === 204) return undefined
  const text = await answer.text()
  if (answer.headers.get('content-type')?.includes('jwt')) return text
  if (!endpoint.stream) return text === '' ? {} : JSON.parse(text)
  return JSON.parse(/^data: ?(.+)$/m.exec(text)?.[1] ?? 'null')
}

/** Shortens lists to two items, cuts long texts, and masks tokens. */
function brief(value: unknown): unknown {
  if (typeof value === 'string') {
    const text = value.replace(JWT, '$1...')
    return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}...` : text
  }
  if (Array.isArray(value)) return value.slice(0, 2).map(brief)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, brief(inner)]))
}
