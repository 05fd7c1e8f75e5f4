import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { followOperation, type Operation } from './follow-operation.ts'

const follow = endpoint({
  method: 'GET',
  path: '/operations/sse/{id}',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ id: ref('operation') }),
  output: z.object({ status: z.string(), message: z.string().optional() }),
  stream: true,
})

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that answers its nth request with the nth of these. */
async function serveInTurn(...answers: ((response: ServerResponse) => void)[]) {
  const paths: (string | undefined)[] = []
  const server = createServer((request, response) => {
    paths.push(request.url)
    answers[paths.length - 1]?.(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close().closeAllConnections())
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths }
}

function say(response: ServerResponse, ...states: string[]) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const status of states) response.write(`data: ${JSON.stringify({ status })}\n\n`)
}

async function follows(origin: string) {
  const seen: Operation[] = []
  await followOperation({ origin }, follow, 'op1', new AbortController().signal, (operation) => seen.push(operation))
  return seen.map(({ status, message }) => (message ? `${status} ${message}` : status))
}

test('follows an operation through broken streams and server errors to its end', async () => {
  const { origin, paths } = await serveInTurn(
    (response) => {
      say(response, 'pending', 'treating')
      setImmediate(() => response.destroy())
    },
    (response) => response.writeHead(500).end('{"code":5000,"message":"serverError"}'),
    (response) => say(response, 'treating', 'success', 'pending'),
  )
  const seen = await follows(origin)
  expect(seen.at(-1)).toBe('success')
  expect(seen).not.toContain('error serverError')
  expect(paths).toEqual(Array(3).fill('/api/v1/operations/sse/op1'))
})

test('ends with the reason when the stream is refused', async () => {
  const { origin, paths } = await serveInTurn((response) =>
    response.writeHead(404).end('{"code":4040,"message":"notFound"}'),
  )
  expect(await follows(origin)).toEqual(['error notFound'])
  expect(paths).toHaveLength(1)
})

test('reports nothing after the page was left', async () => {
  const { origin } = await serveInTurn((response) => say(response, 'pending'))
  const stop = new AbortController()
  const seen: Operation[] = []
  await followOperation({ origin }, follow, 'op1', stop.signal, (operation) => {
    seen.push(operation)
    stop.abort()
  })
  expect(seen).toHaveLength(1)
})
