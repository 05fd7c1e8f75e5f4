import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { sendStream } from './send-stream.ts'

const ticks = endpoint({
  method: 'GET',
  path: '/ticks',
  who: 'anyone',
  cors: 'studio',
  stream: true,
  input: z.object({}),
  output: z.number(),
})

/** Opens a stream on a real socket and leaves before its first value; resolves once the values were released. */
test('releases a stream whose reader left before its first value', async () => {
  const app = Fastify()
  let hasAsked: () => void = () => undefined
  let haveLeft: () => void = () => undefined
  let haveLetGo: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    hasAsked = resolve
  })
  const left = new Promise<void>((resolve) => {
    haveLeft = resolve
  })
  const letGo = new Promise<void>((resolve) => {
    haveLetGo = resolve
  })
  const yielded: number[] = []
  async function* values() {
    try {
      hasAsked()
      await left
      for (let i = 0; ; i++) {
        yielded.push(i)
        yield i
        await new Promise((resolve) => setImmediate(resolve))
      }
    } finally {
      haveLetGo()
    }
  }
  app.get('/ticks', (request, reply) => {
    reply.raw.on('close', () => setImmediate(haveLeft))
    return sendStream(ticks, request, reply, values(), new AbortController())
  })
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(address.port), address.hostname)
  socket.write('GET /ticks HTTP/1.1\r\nHost: x\r\n\r\n')
  await asked
  socket.destroy()
  await letGo
  expect(yielded.length).toBeLessThan(5)
  await app.close()
})
