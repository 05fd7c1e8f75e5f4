// On both databases: each is measured differently.

import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MailDelayed, type Mailer, MailRefused } from '#platform/mail/mail.ts'
import { openMetrics } from '#platform/process/metrics.ts'
import { openWorld, type World } from '#testing/world.ts'
import { measureDatabase } from '../start/measure-database.ts'
import { studioServer } from './http.ts'
import { serveMetrics } from './metrics-server.ts'

const metrics = openMetrics()
let world: World
let server: Awaited<ReturnType<typeof serveMetrics>>
let address: string

beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
  measureDatabase(metrics, world.database)
  server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await world.close()
})

const read = async () => (await fetch(`${address}/metrics`)).text()

test('serves Prometheus at /metrics only', async () => {
  const answer = await fetch(`${address}/metrics`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  for (const name of [
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'streams',
  ])
    expect(text).toMatch(new RegExp(`^blazon_${name} [\\d.e-]+$`, 'm'))
  expect(text).toContain(`blazon_database_up{kind="${world.database.kind}"} 1`)
  expect((await fetch(`${address}/`)).status).toBe(404)
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404)
})

test('counts a wrong key as a security event', async () => {
  const app = await studioServer(world.services, world.services.log as never, metrics)
  const url = '/api/v1/builder/sessions'
  await app.inject({ method: 'POST', url, headers: { host: 'localhost:4000', token: 'nobody made it' } })
  await app.inject({ method: 'POST', url, headers: { host: 'localhost:4000' } })
  await app.close()
  expect(await read()).toContain('blazon_security_events_total{event="keyWrong"} 1\n')
})

test('counts responses by route and status, never by path', async () => {
  const app = await studioServer(world.services, world.services.log as never, metrics)
  await app.inject({ url: '/api/v1/claims/a-secret-token', headers: { host: 'localhost:4000' } })
  await app.inject({ url: '/api/v1/claims/a-secret-token', headers: { host: 'localhost:4000' } })
  await app.inject({ url: '/healthz', headers: { host: 'evil.example' } })
  const text = await read()
  await app.close()
  expect(text).toMatch(
    /blazon_request_seconds_count\{[^}]*method="GET",route="\/api\/v1\/claims\/:token",status="200"[^}]*\} 2/,
  )
  expect(text).toMatch(/status="421"/)
  expect(text).not.toContain('a-secret-token')
  expect(text).not.toContain('evil.example')
})

test('counts e-mails by their outcome', async () => {
  const failures = [undefined, new MailRefused('no'), new MailDelayed('later'), undefined]
  const mailer: Mailer = {
    send: async () => {
      const failure = failures.shift()
      if (failure) throw failure
      return { response: 'ok' }
    },
    close: () => undefined,
  }
  const counted = metrics.countMails(mailer)
  const message = { to: 'lea@example.org', subject: 's', html: '', text: '', messageId: 'm' }
  for (const _ of [1, 2, 3, 4]) await counted.send(message).catch(() => undefined)
  const text = await read()
  expect(text).toContain('blazon_mails_total{delivery="sent"} 2')
  expect(text).toContain('blazon_mails_total{delivery="refused"} 1')
  expect(text).toContain('blazon_mails_total{delivery="delayed"} 1')
  expect(text).not.toContain('lea@example.org')
})

test('shows waiting and failed jobs', async () => {
  const ctx = world.ctx()
  await ctx.jobs.send(ctx, 'mail-claims', { sendId: 'a' })
  await ctx.jobs.send(ctx, 'mail-claims', { sendId: 'b' })
  await ctx.db.execute(
    "update pgboss.job set state = 'failed' where id = (select id from pgboss.job where name = 'mail-claims' limit 1)",
  )
  const text = await read()
  expect(text).toContain('blazon_jobs{queue="mail-claims",state="waiting"} 1')
  expect(text).toContain('blazon_jobs{queue="mail-claims",state="failed"} 1')
})
