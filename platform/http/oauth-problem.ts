import type { FastifyReply } from 'fastify'
import type { Endpoint } from '../../base/endpoint.ts'
import { InvalidInput, Problem } from '../../base/problem.ts'

/** The protection space that a refused token is told (RFC 6750, section 3). */
const REALM = 'OpenID4VCI'
/** Errors of a token; without one the answer names no error. */
const TOKEN_ERRORS = ['invalid_token', 'insufficient_scope']

/**
 * Sends a problem as `{ error, error_description }` (RFC 6749, section 5.2; OpenID4VCI 1.0). Malformed input gets the
 * error that its rule names, or the call's own; the description is the problem's key. A 401 or 403 also names the scheme, and its error only for a token that
 * was sent (RFC 6750, section 3.1).
 */
export function sendOAuthProblem(
  { problems, oauthErrors }: Endpoint,
  reply: FastifyReply,
  isMalformed: boolean,
  key: string,
  status: number,
) {
  const description = isMalformed && !(key in problems) ? oauthErrors : key
  const error = problems[description]?.error ?? description
  if (status !== 401 && status !== 403) return reply.code(status).send({ error, error_description: description })
  const isOfToken = TOKEN_ERRORS.includes(error)
  reply.code(status).header('www-authenticate', `Bearer realm="${REALM}"${isOfToken ? `, error="${error}"` : ''}`)
  return reply.send(isOfToken ? { error, error_description: error } : {})
}

/** The problem of a body that was refused before its call saw it: of a wrong content type, unreadable, or too long. */
export function malformedBody(error: Error & { statusCode?: number }): Error {
  if (error.statusCode === 413) return new Problem('tooLarge')
  return error.statusCode !== undefined && error.statusCode < 500 ? new InvalidInput('invalidInput') : error
}
