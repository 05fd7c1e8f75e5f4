import { assertNoDemo, demoConfig, openDemo } from '#apps/demo/start-demo.ts'
import { type Config, ConfigError } from '#platform/config.ts'
import type { Database } from '#platform/db.ts'
import { holdPrototypes } from '#platform/hold-prototypes.ts'
import { createLog, type Log } from '#platform/log.ts'
import { assertMailTls } from '#platform/mail.ts'
import { type Metrics, openMetrics } from '#platform/metrics.ts'
import { studioServer, walletServer } from './http/http.ts'
import { serveMetrics } from './http/metrics-server.ts'
import { loadConfig } from './start/config.ts'
import { explainError } from './start/explain-error.ts'
import { measureDatabase } from './start/measure-database.ts'
import { openServices } from './start/services.ts'
import { startWorker } from './start/worker.ts'

const NODE_MAJOR = 24
/** How long work in progress may take to finish, in milliseconds. */
const STOP_MS = 20_000

async function main(): Promise<void> {
  holdPrototypes()
  if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
    throw new ConfigError(`Node ${NODE_MAJOR} is needed; npm start brings it along.`)
  }
  const isDemo = process.argv.includes('--demo')
  const config = isDemo ? demoConfig(loadConfig()) : loadConfig()
  const log = createLog(config)
  await assertMailTls(config)
  const { services, database, beginStop, close } = await openServices(config, log)
  if (!isDemo) await assertNoDemo(services)
  const demo = isDemo ? `\n  ${await openDemo(services)}\n` : ''
  const metrics = config.metricsPort === undefined ? undefined : openMetrics()
  if (metrics) services.mail = metrics.countMails(services.mail)
  const servers = [await studioServer(services, log, metrics), await walletServer(services, log, metrics)] as const
  await servers[0].listen({ host: config.host, port: config.port })
  await servers[1].listen({ host: config.host, port: config.walletPort })
  const stopWorker = await startWorker(services)
  const measured = metrics && (await startMetrics(metrics, database, config))
  const outbox = config.smtpUrl ? '' : `  Outbox  ${config.publicUrl}/dev/outbox\n`
  const metricsLine = metrics ? `  Metrics http://${config.metricsHost}:${config.metricsPort}/metrics\n` : ''
  process.stdout.write(
    `\n  Studio  ${config.publicUrl}\n  Wallet  ${config.walletUrl}\n${metricsLine}${outbox}${demo}\n`,
  )

  let isStopping = false
  const stop = async (status: number) => {
    if (isStopping) return
    isStopping = true
    // Work that never finishes must not block the start of a new process.
    setTimeout(() => process.exit(1), STOP_MS).unref()
    beginStop()
    measured?.close()
    // Jobs and sweeps may take as long as calls: all finish concurrently.
    await Promise.all([...servers.map((server) => server.close()), services.jobs.stop(), stopWorker()])
    await close()
    process.exit(status)
  }
  process.on('SIGTERM', () => void stop(0))
  process.on('SIGINT', () => void stop(0))
  drainOnFault(log, () => stop(1))
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

async function startMetrics(metrics: Metrics, database: Database, { metricsHost, metricsPort = 0 }: Config) {
  measureDatabase(metrics, database)
  return serveMetrics(metrics, { host: metricsHost, port: metricsPort })
}

main().catch((error: unknown) => {
  const sentence = explainError(error)
  process.stderr.write(
    sentence ? `blazon: ${sentence}\n` : `Blazon could not start: ${String((error as Error).stack ?? error)}\n`,
  )
  process.exit(1)
})
