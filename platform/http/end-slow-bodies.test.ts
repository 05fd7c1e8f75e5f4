import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { endSlowBodies } from './end-slow-bodies.ts'

let app = Fastify()
afterEach(() => app.close())

/** Starts a request of 100,000 bytes on a socket of its own. */
async function begin(checkMs: number): Promise<Socket> {
  app = Fastify()
  endSlowBodies(app, { checkMs, bytesMin: 100 })
  app.post('/', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5 * checkMs))
    return 'whole'
  })
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(port), hostname)
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 100000\r\n\r\nbegun')
  return socket
}

test('aborts a body that stalls', async () => {
  const socket = await begin(50)
  await once(socket.resume(), 'close')
  expect(socket.readyState).toBe('closed')
})

test('answers a call with a complete body, however long that takes', async () => {
  const socket = await begin(20)
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.write('x'.repeat(100_000 - 'begun'.length))
  await expect.poll(() => answer).toContain('whole')
  socket.destroy()
})
