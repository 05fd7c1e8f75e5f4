import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import { answerForDemo } from '#apps/demo/answer-webhooks.ts'
import { publishForDemo } from '#apps/demo/foreign-badges.ts'
import { assertNoDemo, demoConfig, openDemo } from '#apps/demo/start-demo.ts'
import type { Database } from '#platform/database/db.ts'
import { assertMailTls } from '#platform/mail/mail.ts'
import { holdPrototypes } from '#platform/process/hold-prototypes.ts'
import { createLog, type Log } from '#platform/process/log.ts'
import { type Metrics, openMetrics } from '#platform/process/metrics.ts'
import { type Config, ConfigError } from '#platform/settings/config.ts'
import { isLocalServer } from '#platform/settings/is-local-server.ts'
import type { Services } from './http/context.ts'
import { studioServer, walletServer } from './http/http.ts'
import { serveMetrics } from './http/metrics-server.ts'
import { workerServer } from './http/worker-server.ts'
import { compareSettings } from './start/compare-settings.ts'
import { loadConfig } from './start/config.ts'
import { explainError } from './start/explain-error.ts'
import { measureDatabase } from './start/measure-database.ts'
import { measureStore } from './start/measure-store.ts'
import { openServices } from './start/services.ts'
import { openStop, stopOnSignals } from './start/stop.ts'
import { watchJobs } from './start/watch-jobs.ts'
import { startWorker } from './start/worker.ts'

const NODE_MAJOR = 24
/** How much of the heap may be garbage before it is collected, in percent of what is not; V8 would wait for 300. */
const GARBAGE_PERCENT = 100

async function main(): Promise<void> {
  holdPrototypes()
  if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
    throw new ConfigError(`Node ${NODE_MAJOR} is needed; npm start brings it along.`)
  }
  const isDemo = process.argv.includes('--demo')
  const config = isDemo ? demoConfig(loadConfig()) : loadConfig()
  // The embedded database is for small machines: a list of 100,000 people would take 200 MB more, and keep them.
  if (!config.databaseUrl) setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT}`)
  const log = createLog(config)
  await assertMailTls(config)
  const opened = await openServices(config, log)
  const { services, database } = opened
  if (isDemo) {
    services.safePost = answerForDemo(services.safePost)
    services.safeFetch = publishForDemo(services.safeFetch)
  } else await assertNoDemo(services)
  compareSettings(services)
  const demo = isDemo ? `\n  ${await openDemo(services)}\n` : ''
  const metrics = config.metricsPort === undefined ? undefined : openMetrics()
  if (metrics) services.mail = metrics.countMails(services.mail)
  const servers = await listen(services, log, metrics)
  if (config.role === 'web') watchJobs(services)
  const stopWorker = config.role === 'web' ? () => Promise.resolve() : await startWorker(services)
  const measured = metrics && (await startMetrics(metrics, database, services))
  process.stdout.write(`\n${addressesOf(config)}${demo}\n`)
  const stop = openStop({ ...opened, servers, stopWorker, endMetrics: () => measured?.close() })
  stopOnSignals(config, log, stop)
  drainOnFault(log, () => stop(1))
}

/** Opens what this process serves, by its role. */
async function listen(services: Services, log: Log, metrics?: Metrics): Promise<FastifyInstance[]> {
  const { host, port, walletPort, role } = services.config
  const served =
    role === 'worker'
      ? [{ server: workerServer(services, log), port }]
      : [
          { server: await studioServer(services, log, metrics), port },
          { server: await walletServer(services, log, metrics), port: walletPort },
        ]
  for (const { server, port } of served) await server.listen({ host, port })
  return served.map(({ server }) => server)
}

function addressesOf(config: Config): string {
  const { role, host, port, publicUrl, walletUrl, smtpUrl, dataDir, metricsHost, metricsPort } = config
  const metrics = metricsPort === undefined ? '' : `  Metrics http://${metricsHost}:${metricsPort}/metrics\n`
  if (role === 'worker') return `  Worker  http://${host}:${port}/readyz\n${metrics}`
  const outbox = smtpUrl
    ? ''
    : `  Outbox  ${isLocalServer(config) ? `${publicUrl}/dev/outbox` : join(dataDir, 'outbox')}\n`
  return `  Studio  ${publicUrl}\n  Wallet  ${walletUrl}\n${metrics}${outbox}`
}

/** After an unhandled error, work in progress is finished, and the process exits so that its supervisor restarts it. */
function drainOnFault(log: Log, stop: () => Promise<void>): void {
  const drain = (error: unknown) => {
    log.error({ err: error }, 'an error that nobody took; the server stops')
    stop().catch(() => process.exit(1))
  }
  process.on('uncaughtException', drain)
  process.on('unhandledRejection', drain)
}

async function startMetrics(metrics: Metrics, database: Database, { store, config }: Services) {
  const { metricsHost, metricsPort = 0 } = config
  measureDatabase(metrics, database)
  measureStore(metrics, store)
  return serveMetrics(metrics, { host: metricsHost, port: metricsPort })
}

main().catch((error: unknown) => {
  const sentence = explainError(error)
  process.stderr.write(
    sentence ? `blazon: ${sentence}\n` : `Blazon could not start: ${String((error as Error).stack ?? error)}\n`,
  )
  process.exit(1)
})
