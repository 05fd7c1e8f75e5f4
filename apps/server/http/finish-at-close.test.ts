import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { finishAtClose } from './finish-at-close.ts'

test('a stopping server finishes the call in progress, and does not wait for idle connections', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 600_000 })
  finishAtClose(app)
  const asked = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  const stopping = Promise.withResolvers<void>()
  app.addHook('preClose', (done) => {
    stopping.resolve()
    done()
  })
  app.get('/slow', async () => {
    asked.resolve()
    await free.promise
    return 'whole'
  })
  app.get('/quick', async () => 'quick')
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  let answer = ''
  const [busy, kept] = [connect(Number(port), hostname), connect(Number(port), hostname)]
  busy.on('data', (data) => {
    answer += data
  })
  kept.write('GET /quick HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(kept, 'data')
  busy.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
  await asked.promise
  const closed = app.close()
  await stopping.promise
  free.resolve()
  await Promise.all([closed, once(busy, 'close'), once(kept, 'close')])
  expect(answer).toMatch(/connection: close[\s\S]*whole$/i)
})

test('a stopping server does not wait for a connection that was opened ahead of need', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  finishAtClose(app)
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const ahead = connect(Number(port), hostname)
  await Promise.all([once(app.server, 'connection'), once(ahead, 'connect')])
  await Promise.all([app.close(), once(ahead, 'close')])
})
