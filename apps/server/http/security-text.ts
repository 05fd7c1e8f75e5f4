import type { FastifyInstance } from 'fastify'
import type { Ground } from './context.ts'

const PATH = '/.well-known/security.txt'
/** How long what it says may be believed: the operator is asked again by each new start, not by each reader. */
const DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

/** Where weaknesses of this server are reported (RFC 9116), at an origin; nothing where the operator named no contact. */
export function securityText(app: FastifyInstance, { config, now }: Ground, origin: string): void {
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
