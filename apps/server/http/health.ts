import { access, constants, statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isAbleToSign } from '#credentials/checking/check-self.ts'
import { providersOn } from '#features/outside-accounts/server/ask-provider.ts'
import { ASK_WRITABLE, isWritable } from '#platform/database/is-writable.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { areJobsOverdue } from './check-jobs.ts'
import type { Services } from './context.ts'

/** How long a self-check is cached, in milliseconds: anyone may request it, and it costs about 10 ms. */
const SELF_CHECK_MS = 5000
/** The same for waiting jobs, which are counted among those of a big send. */
const JOBS_CHECK_MS = 30_000
/** With less free space than this, the next pictures or a segment of the embedded database may not fit. */
const ROOM_MIN_BYTES = 32 * 1024 * 1024

/**
 * `/healthz`: the process runs. `/readyz`: it can also write to its database, sign and verify, and write files; it says which
 * store it uses and whether that answers, whether jobs wait for a worker, and lists the providers for which there are settings.
 */
export function healthRoutes(app: FastifyInstance, services: Services): void {
  const isAble = remember(isAbleToSign, SELF_CHECK_MS)
  const checkStore = remember(services.store.check, SELF_CHECK_MS)
  const isOverdue = remember(() => areJobsOverdue(services.db).catch(() => false), JOBS_CHECK_MS)
  app.get('/healthz', (_, reply) => reply.send({ status: 'ok' }))
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  app.get('/readyz', async (_, reply) => {
    const database = services.config.databaseUrl ? 'postgres' : 'embedded'
    if (isStopping || services.draining.aborted) return reply.code(503).send({ status: 'stopping', database })
    const [isReached, isWell, hasRoom, failure, isWaiting] = await Promise.all([
      reaches(services),
      isAble(),
      canWrite(services.config.dataDir),
      checkStore(),
      isOverdue(),
    ])
    // No reasons to be taken off: every server would be, only uploads need the store, and only workers run jobs.
    const store = { kind: services.store.kind, status: failure ?? 'ready' }
    const jobs = isWaiting ? 'waiting' : 'ready'
    if (isReached && isWell && hasRoom)
      return reply.send({ status: 'ready', database, store, jobs, providers: providersOn(services.config) })
    const status = !isReached ? 'unavailable' : isWell ? 'unable to write' : 'unable to sign'
    return reply.code(503).send({ status, database, store })
  })
}

async function reaches(services: Services): Promise<boolean> {
  return rowsOf(services.db, sql.raw(ASK_WRITABLE)).then(
    (rows) => isWritable({ rows }),
    () => false,
  )
}

/** Whether pictures and e-mails can be stored: the folder is writable, and its disk has free space. */
async function canWrite(dataDir: string): Promise<boolean> {
  try {
    await access(dataDir, constants.W_OK)
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize > ROOM_MIN_BYTES
  } catch {
    return false
  }
}

function remember<T>(ask: () => Promise<T>, ms: number): () => Promise<T> {
  let last: { until: number; answer: Promise<T> } | undefined
  return () => {
    if (!last || performance.now() > last.until) last = { until: performance.now() + ms, answer: ask() }
    return last.answer
  }
}
