import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '../../base/endpoint.ts'
import { InvalidInput, Problem } from '../../base/problem.ts'
import { isStorable } from '../../base/storable.ts'

/** The longest text of a multipart call, in bytes. */
const FIELD_MAX_BYTES = 100_000

/**
 * Reads a call's input from path, query and body and parses it with the endpoint's schema; throws the first broken
 * rule.
 */
export async function readInput(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  const fields = { ...(await readFields(endpoint, request)), ...idempotencyOf(request), ...(request.params as object) }
  if (!isStorable(fields)) throw new InvalidInput(refusalOf(endpoint, fields))
  const parsed = endpoint.input.safeParse(fields)
  if (parsed.success) return parsed.data
  const key = keyOf(parsed.error)
  if (key === 'notFound') throw new Problem('notFound')
  throw new InvalidInput(key)
}

/** The schema's own key for a text that cannot be stored, if it has one; a value nested too deeply has none. */
function refusalOf(endpoint: Endpoint, fields: Record<string, unknown>): string {
  try {
    JSON.stringify(fields)
    const key = keyOf(endpoint.input.safeParse(fields).error)
    return key === 'notFound' ? 'invalidInput' : key
  } catch {
    return 'invalidInput'
  }
}

/** The key of the first thing that a schema refuses; `invalidInput` where it has no key of ours. */
export function keyOf(error: z.ZodError | undefined): string {
  const key = error?.issues[0]?.message ?? 'invalidInput'
  return /^[a-z][A-Za-z_]+$/.test(key) ? key : 'invalidInput'
}

/** The header `Idempotency-Key`, for calls whose input has it; others drop it as unknown. */
function idempotencyOf(request: FastifyRequest): { idempotencyKey?: string } {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? { idempotencyKey: key } : {}
}

async function readFields(endpoint: Endpoint, request: FastifyRequest): Promise<Record<string, unknown>> {
  if (endpoint.method === 'GET') return request.query as Record<string, unknown>
  if (endpoint.body === 'multipart') return readMultipart(endpoint, request)
  if (endpoint.oauthErrors) assertType(endpoint, request)
  const body = request.body ?? (endpoint.method === 'DELETE' ? request.query : {})
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new InvalidInput('invalidInput')
  return body as Record<string, unknown>
}

/** The protocols name the type of their bodies; a JWT is an encrypted body, for calls whose input has `encrypted`. */
function assertType({ input, body }: Endpoint, request: FastifyRequest): void {
  const shape = input instanceof z.ZodObject ? input.shape : {}
  if (request.body === undefined || Object.keys(shape).length === 0) return
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const isTaken = type === TYPES[body] || (type === 'application/jwt' && 'encrypted' in shape)
  if (!isTaken) throw new InvalidInput('invalidInput')
}

const TYPES: Record<Endpoint['body'], string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

async function readMultipart(endpoint: Endpoint, request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new InvalidInput('invalidInput')
  // The parts of a request whose client left before they were asked for would never end.
  if (request.raw.destroyed) throw new Problem('invalidInput')
  const fields: Record<string, unknown> = Object.create(null)
  const limits = { fileSize: endpoint.maxBytes, files: 1, fields: 60, fieldSize: FIELD_MAX_BYTES }
  let left = endpoint.maxBytes
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const file = new File([(await part.toBuffer()) as BlobPart], part.filename)
        left -= file.size
        if (left < 0) throw new Problem('tooLarge')
        fields[part.fieldname] = file
      } else fields[part.fieldname] = readField(endpoint, part.fieldname, String(part.value))
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem((error as { statusCode?: number }).statusCode === 413 ? 'tooLarge' : 'invalidInput')
  }
  return fields
}

/** Multipart fields are texts; fields that are not texts in the schema are parsed as JSON. */
function readField(endpoint: Endpoint, name: string, value: string): unknown {
  const shape = endpoint.input instanceof z.ZodObject ? endpoint.input.shape : {}
  const schema = (shape as Record<string, z.ZodType>)[name]
  if (!schema || takesText(schema)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function takesText(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return true
  if (schema instanceof z.ZodLiteral) return [...schema.values].every((value) => typeof value === 'string')
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return takesText(schema.unwrap() as z.ZodType)
  }
  if (schema instanceof z.ZodUnion) return schema.options.every((option) => takesText(option as z.ZodType))
  return schema instanceof z.ZodPipe && takesText(schema.in as z.ZodType)
}
