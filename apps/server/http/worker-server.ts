import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Log } from '#platform/process/log.ts'
import type { Services } from './context.ts'
import { finishAtClose } from './finish-at-close.ts'
import { healthRoutes } from './health.ts'

/** What a process that only runs jobs serves: its health, under any name. */
export function workerServer(services: Services, log: Log): FastifyInstance {
  const app = Fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    bodyLimit: 1,
  }) as unknown as FastifyInstance
  finishAtClose(app, services.draining)
  healthRoutes(app, services)
  app.setNotFoundHandler((_, reply) => reply.code(404).type('text/plain').send('Only /healthz and /readyz\n'))
  return app
}
