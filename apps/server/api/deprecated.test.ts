import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import type { Context } from '#platform/context.ts'
import { route, serve } from '#platform/http/serve.ts'
import { ROUTES } from '../features.ts'

const DAY = /^\d{4}-\d\d-\d\d$/

/** The earliest day on which a call may be removed: twelve months later. */
function earliest(since: string): string {
  const day = new Date(since)
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  return day.toISOString().slice(0, 10)
}

test('a deprecated call keeps working for at least twelve months', () => {
  const due = ROUTES.flatMap(({ endpoint }) => (endpoint.deprecated ? [endpoint.deprecated] : []))
  for (const { since, until, instead } of due) {
    expect([since, until].every((day) => DAY.test(day))).toBe(true)
    expect(until >= earliest(since)).toBe(true)
    expect(instead).toMatch(/^(GET|POST|PUT|DELETE) \//)
  }
})

test('the responses of a deprecated call say since when, and until when', async () => {
  const old = endpoint({
    method: 'GET',
    path: '/old',
    who: 'anyone',
    cors: 'studio',
    input: z.object({}),
    output: z.object({}),
    deprecated: { since: '2026-11-25', until: '2027-11-25', instead: 'GET /new' },
  })
  const app = Fastify()
  const contextOf = async () => ({ actor: { kind: 'anyone' } }) as unknown as Context
  serve(app, { contextOf, walletUrl: 'http://localhost:4001' }, [route(old, async () => ({}))])
  const { headers } = await app.inject('/api/v1/old')
  expect(headers).toMatchObject({
    deprecation: '@1795564800',
    sunset: 'Thu, 25 Nov 2027 00:00:00 GMT',
    link: '</api/docs>; rel="deprecation"; type="text/html"',
  })
  await app.close()
})
