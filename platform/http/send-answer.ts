import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../base/endpoint.ts'

/**
 * Sends a call's answer: JSON, a JWT for a text, no body (204) for undefined, a document to save where the call is a file,
 * and a tag where caches may keep it.
 */
export function sendAnswer(
  { maxAge, file, jwtType }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
) {
  if (answer === undefined) return reply.code(204).send()
  if (typeof answer === 'string') return reply.type(jwtType ?? 'application/jwt').send(answer)
  if (file) return sendFile(file, request, reply, answer)
  if (maxAge === undefined) return reply.send(answer)
  const body = JSON.stringify(answer)
  // Weak: a compressed answer has other bytes and the same content.
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', `public, max-age=${maxAge}`).header('etag', tag)
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim()) ?? []
  if (known.includes(tag) || known.includes('*')) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

function sendFile(
  { type, name }: NonNullable<Endpoint['file']>,
  request: FastifyRequest,
  reply: FastifyReply,
  document: unknown,
) {
  const params = request.params as Record<string, string>
  const saved = name.replace(/\{(\w+)\}/g, (_, key: string) => (params[key] ?? '').replace(/[^\w-]/g, ''))
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${saved}"`)
    .send(JSON.stringify(document))
}
