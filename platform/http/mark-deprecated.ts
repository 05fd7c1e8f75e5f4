import type { FastifyReply } from 'fastify'
import type { Deprecated } from '../../base/endpoint.ts'

/** Where a developer reads what to call instead. */
const DOCUMENTS = '</api/docs>; rel="deprecation"; type="text/html"'

/** Says in a response that its call is due for removal: since when (RFC 9745), and the day that it ends (RFC 8594). */
export function markDeprecated(reply: FastifyReply, { since, until }: Deprecated): void {
  reply
    .header('deprecation', `@${Date.parse(since) / 1000}`)
    .header('sunset', new Date(until).toUTCString())
    .header('link', DOCUMENTS)
}
