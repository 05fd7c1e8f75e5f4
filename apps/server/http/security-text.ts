import type { FastifyInstance } from 'fastify'
import type { Services } from './context.ts'

const PATH = '/.well-known/security.txt'
/** The validity of the file: renewed at each start, not at each request. */
const DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

/** The security.txt of an origin (RFC 9116); undefined where the operator set no contact. */
export function securityText(app: FastifyInstance, { config, now }: Services, origin: string): void {
  const { securityContacts } = config
  if (securityContacts.length === 0) return
  app.get(PATH, (_, reply) => {
    const midnight = Math.floor(now().getTime() / DAY_MS) * DAY_MS
    const lines = [
      ...securityContacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date(midnight + DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en, fr',
      `Canonical: ${origin}${PATH}`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
