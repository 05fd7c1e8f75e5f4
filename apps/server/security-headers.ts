import type { FastifyReply, FastifyRequest } from 'fastify'

/** The policy of every page (house plan, section 7); `connect` names origins besides its own that it may call. */
export function contentSecurityPolicy(connect: string[], frameAncestors = "'none'"): string {
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "worker-src 'self' blob:",
    `frame-ancestors ${frameAncestors}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** Sets the security headers of every answer; a page that may be framed sets its own policy later. */
export function securityHeaders({ connect }: { connect: string[] }) {
  const policy = contentSecurityPolicy(connect)
  return async (_: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('content-security-policy', policy)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
    reply.header('cross-origin-opener-policy', 'same-origin')
  }
}
