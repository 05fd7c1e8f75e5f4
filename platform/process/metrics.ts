import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { SECURITY_EVENTS, type SecurityEvent } from '../access/security-events.ts'
import { openStreams } from '../http/send-stream.ts'
import { type Mailer, MailRefused } from '../mail/mail.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A value that is computed when the metrics are read, for each set of labels. */
export type Reading = { labels: Record<string, string>; value: number }

/**
 * The measurements of a process for Prometheus: its own, and its requests and e-mails. Labels name routes, statuses and
 * kinds; never a person, an issuer or an address.
 */
export function openMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'blazon_' })
  const registers = [registry]
  const requests = new Histogram({
    name: 'blazon_request_seconds',
    help: 'Answers by origin, method, route and status; streams are not among them',
    labelNames: ['origin', 'method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const mails = new Counter({
    name: 'blazon_mails_total',
    help: 'Mails handed over: sent, refused for good, or delayed',
    labelNames: ['delivery'],
    registers,
  })
  const security = new Counter({
    name: 'blazon_security_events_total',
    help: 'Refused attempts: rights that were missing, wrong keys, passwords, codes and signatures',
    labelNames: ['event'],
    registers,
  })
  for (const event of SECURITY_EVENTS) security.inc({ event }, 0)
  const streams: Gauge = new Gauge({
    name: 'blazon_streams',
    help: 'Open event streams',
    registers,
    collect: () => streams.set(openStreams()),
  })
  const mailed = (delivery: 'sent' | 'refused' | 'delayed') => mails.inc({ delivery })
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    answered: (labels: { origin: string; method: string; route: string; status: number }, ms: number) =>
      requests.observe(labels, ms / 1000),
    refused: (event: SecurityEvent) => security.inc({ event }),
    /** A mailer that counts the outcome of each e-mail. */
    countMails: (mailer: Mailer): Mailer => ({
      ...mailer,
      send: async (message) => {
        try {
          const sent = await mailer.send(message)
          mailed('sent')
          return sent
        } catch (error) {
          mailed(error instanceof MailRefused ? 'refused' : 'delayed')
          throw error
        }
      },
    }),
    /** Adds a gauge whose values come from `read` at each request for metrics. */
    gauge: (name: string, help: string, labelNames: string[], read: () => Promise<Reading[]>) => {
      const gauge = new Gauge({
        name,
        help,
        labelNames,
        registers,
        collect: async () => {
          const readings = await read()
          gauge.reset()
          for (const { labels, value } of readings) gauge.set(labels, value)
        },
      })
    },
  }
}

export type Metrics = ReturnType<typeof openMetrics>
