import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Ground } from './context.ts'

/** `/healthz`: the process lives. `/readyz`: it reaches its database too. */
export function healthRoutes(app: FastifyInstance, ground: Ground): void {
  app.get('/healthz', (_, reply) => reply.send({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const database = ground.config.databaseUrl ? 'postgres' : 'embedded'
    try {
      await ground.db.execute(sql`select 1`)
      return reply.send({ status: 'ready', database })
    } catch {
      return reply.code(503).send({ status: 'unavailable', database })
    }
  })
}
