import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { systemContext } from '#apps/server/http/context.ts'
import { studioServer, walletServer } from '#apps/server/http/http.ts'
import { testDatabaseUrl, testLogLevel } from '#apps/server/start/config.ts'
import { openServices } from '#apps/server/start/services.ts'
import { startJobs } from '#apps/server/start/worker.ts'
import { type Caller, call } from '#base/call.ts'
import type { CallInput, Endpoint } from '#base/endpoint.ts'
import type { Actor, Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import type { Network } from '#platform/outgoing/public-request.ts'
import { createLog } from '#platform/process/log.ts'
import { type Config, readConfig } from '#platform/settings/config.ts'
import { openTestDatabase } from './database.ts'
import { notingExamples } from './examples.ts'
import { outboxReader } from './outbox.ts'

const JOBS_WAIT_MS = 60_000

export type World = Awaited<ReturnType<typeof openWorld>>
/** `opened`: a database that the world migrates, in place of a fresh one. */
type Options = {
  config?: Partial<Config>
  mail?: Mailer
  hasWorker?: boolean
  network?: Network
  log?: ReturnType<typeof createLog>
  opened?: Awaited<ReturnType<typeof openTestDatabase>>
}
/** Tests reach only hosts that they open themselves. */
const NO_NETWORK: Network = { resolve: async () => [], isAllowed: () => false }

/**
 * A whole server on a database of its own, in-process: the real apps (called by `inject`), jobs, mail into an outbox,
 * and a clock that can be advanced. Sweeps run only when a test calls them: on the real clock they would race with
 * tests on a slow machine. Close it, or the process hangs.
 */
export async function openWorld(options: Options = {}) {
  const { config: given = {}, mail, hasWorker = true, network = NO_NETWORK } = options
  const dataDir = mkdtempSync(join(tmpdir(), 'blazon-world-'))
  const log = options.log ?? createLog({ logLevel: testLogLevel() })
  const { database, url } = options.opened ?? (await openTestDatabase(testDatabaseUrl(), log))
  const config: Config = { ...testConfig(dataDir, url), ...given }
  let ahead = 0
  let stoppedAt: number | undefined
  const now = () => new Date((stoppedAt ?? Date.now()) + ahead)
  const opened = await openServices(config, log, { database, now, network })
  const services = mail ? { ...opened.services, mail } : opened.services
  const app = await studioServer(services, log)
  const walletApp = await walletServer(services, log)
  const stopSequencer = hasWorker ? await startJobs(services) : () => undefined

  const caller = (token?: string): Caller => ({
    origin: config.publicUrl,
    token: () => token,
    fetch: notingExamples(injectFetch(app)),
  })
  return {
    config,
    services,
    database,
    app,
    walletApp,
    now,
    advance: (ms: number) => {
      ahead += ms
    },
    /**
     * Stops the clock, so that only `advance` moves it: for tests of exact times, which a slow machine would miss.
     * Returns a function that restarts it.
     */
    stopClock: () => {
      stoppedAt = Date.now()
      return () => {
        stoppedAt = undefined
      }
    },
    /** A context to call verbs and queries with, by default the system's. */
    ctx: <A extends Actor>(actor?: A): Context<A> =>
      ({
        ...systemContext(services, 'test'),
        actor: actor ?? { kind: 'system', job: 'test' },
      }) as unknown as Context<A>,
    call: <E extends Endpoint>(endpoint: E, input: CallInput<E>, options: { token?: string } = {}) =>
      call(caller(options.token), endpoint, input),
    caller,
    /** The e-mails sent so far, oldest first. */
    outbox: outboxReader(join(dataDir, 'outbox')),
    /** Waits until every due job has run. */
    runJobs: async () => {
      const until = Date.now() + JOBS_WAIT_MS
      while (Date.now() < until) {
        const [left] = await rowsOf<{ n: number }>(
          services.db,
          sql`select count(*)::int as n from pgboss.job where state < 'completed' and start_after <= now()`,
        )
        if (left?.n === 0) return
        await new Promise((resolve) => setTimeout(resolve, 15))
      }
      throw new Error('The jobs did not end in time')
    },
    close: async () => {
      stopSequencer()
      await app.close()
      await walletApp.close()
      await opened.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The settings of a test world, with secrets that are known. */
export function testConfig(dataDir: string, databaseUrl: string | undefined): Config {
  // All communities in tests are new; the first week has its own tests.
  const limits = { CAPTCHA_COST: '1', MAIL_LIMIT_FIRST_WEEK: '1000000' }
  const environment = { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...limits }
  const secrets = { secret: 'a secret of the tests, long enough', masterKeys: `test:${'ab'.repeat(32)}` }
  return { ...readConfig(environment, () => secrets), databaseUrl }
}

/** A `fetch` that calls an app without a socket; with `isFlowing` its responses arrive in parts, like a stream. */
export function injectFetch(app: FastifyInstance, { isFlowing = false } = {}): typeof fetch {
  return async (input, init) => {
    const request = new Request(input as string, init)
    const url = new URL(request.url)
    const answer = await app.inject({
      method: request.method as 'GET',
      url: url.pathname + url.search,
      headers: { ...Object.fromEntries(request.headers), host: url.host },
      payload: Buffer.from(await request.arrayBuffer()),
      payloadAsStream: isFlowing,
    })
    const hasBody = answer.statusCode !== 204
    const whole = () => (isFlowing ? (Readable.toWeb(answer.stream()) as BodyInit) : new Uint8Array(answer.rawPayload))
    return new Response(hasBody ? whole() : null, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
    })
  }
}
