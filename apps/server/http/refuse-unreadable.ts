import type { FastifyReply, FastifyRequest } from 'fastify'
import { COMMON_PROBLEMS } from '#base/problem.ts'
import type { Log } from '#platform/process/log.ts'

const REFUSED = { code: COMMON_PROBLEMS.invalidInput.code, message: 'invalidInput' }
const REASONS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** A socket of Node's server whose request could not be parsed. */
type Broken = { writable: boolean; destroy: () => void; end: (answer: string) => void }

/**
 * Handles input that never becomes a request: an address that the router cannot parse, malformed or endless headers.
 * Format, headers, host check and log are those of every other response.
 */
export function refuseUnreadable(log: Log, hosts: string[], securityHeaders: Record<string, string>) {
  const headers = { ...securityHeaders, 'cache-control': 'no-store' }
  return {
    frameworkErrors: (error: { code?: string }, request: FastifyRequest, reply: FastifyReply) => {
      const isOurs = hosts.includes(request.headers.host ?? '')
      const status = isOurs ? 400 : 421
      log.info({ method: request.method, route: 'none', status, reason: error.code }, 'answered')
      reply.headers(headers).code(status).send(REFUSED)
    },
    clientErrorHandler: (error: { code?: string }, socket: Broken) => {
      if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy()
      const reason = REASONS[error.code ?? ''] ?? '400 Bad Request'
      log.info({ route: 'none', status: Number(reason.slice(0, 3)), reason: error.code }, 'answered')
      socket.end(write(reason, headers))
    },
  }
}

function write(reason: string, given: Record<string, string>): string {
  const body = JSON.stringify(REFUSED)
  const headers = { ...given, 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${reason}`, ...lines, '', body].join('\r\n')
}
