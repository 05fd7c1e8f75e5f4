import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { followIssuerEvents } from './follow-issuer-events.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that answers the n-th request with the n-th of these, and refuses all others as signed out. */
async function serveInTurn(...answers: ((response: ServerResponse) => void)[]) {
  const paths: (string | undefined)[] = []
  const refuse = (response: ServerResponse) => response.writeHead(401).end('{"code":3000,"message":"signedOut"}')
  const server = createServer((request, response) => {
    paths.push(request.url)
    const answer = answers[paths.length - 1] ?? refuse
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close().closeAllConnections())
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths }
}

const event = (last: number, ...kinds: string[]) =>
  `data: ${JSON.stringify({ last, changes: kinds.map((kind) => ({ kind, subjectId: 'one' })) })}\n\n`
const streamOf =
  (...events: string[]) =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(events.join(''))
  }

const ended = 'data: {"last":3,"changes":[],"sessionEnded":true}\n\n'

async function follow(origin: string): Promise<number> {
  let changes = 0
  await followIssuerEvents({ origin }, new AbortController().signal, () => changes++)
  return changes
}

test('reports changes of claims, e-mails, badges and templates, and no others', async () => {
  const { origin, paths } = await serveInTurn(
    streamOf(event(1), event(2, 'session.opened'), event(3, 'claim.taken', 'badge.issued'), event(4, 'claims.mailed')),
  )
  expect(await follow(origin)).toBe(2)
  expect(paths).toEqual(Array(2).fill('/api/v1/managers/events/sse'))
})

test('reports events of the seconds before the first opening, and not again after a break', async () => {
  const begun = (kind: string) => `data: {"last":4,"changes":[],"earlier":[{"kind":"${kind}","subjectId":"one"}]}\n\n`
  const { origin } = await serveInTurn(streamOf(begun('notice.sendFinished')), streamOf(begun('notice.sendFinished')))
  expect(await follow(origin)).toBe(1)
  const other = await serveInTurn(streamOf(begun('session.opened')))
  expect(await follow(other.origin)).toBe(0)
})

test('reports a change when the first opening failed, which may have taken long', async () => {
  const fail = (response: ServerResponse) => response.writeHead(500).end('{"code":5000,"message":"serverError"}')
  const { origin } = await serveInTurn(fail, streamOf(event(1)))
  expect(await follow(origin)).toBe(1)
})

test('reports events missed during a break after it, and nothing without any', async () => {
  const { origin, paths } = await serveInTurn(
    streamOf(event(5)),
    (response) => response.writeHead(500).end('{"code":5000,"message":"serverError"}'),
    streamOf(event(9)),
    streamOf(event(9)),
  )
  expect(await follow(origin)).toBe(1)
  expect(paths).toHaveLength(5)
})

test('does not reconnect after the stream says that the session has ended', async () => {
  const { origin, paths } = await serveInTurn(streamOf(event(1), ended))
  expect(await followIssuerEvents({ origin }, new AbortController().signal, () => undefined)).toBe('ended')
  expect(paths).toHaveLength(1)
})

test('reports nothing after the page is closed', async () => {
  const { origin } = await serveInTurn(streamOf(event(1), event(2, 'claim.taken'), event(3, 'claim.taken')))
  const stop = new AbortController()
  let changes = 0
  await followIssuerEvents({ origin }, stop.signal, () => {
    changes++
    stop.abort()
  })
  expect(changes).toBe(1)
})
