import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { endStreams } from '#platform/http/send-stream.ts'

const IDLE_CHECK_MS = 100

/**
 * Lets a stopping server finish its work: streams end with a reconnection time, calls are answered and their
 * connections closed, and idle connections are closed, even those that become idle later. Answers close their connections
 * from `draining` on: a proxy that kept one could send its next request just when the server closes it.
 */
export function finishAtClose(app: FastifyInstance, draining?: AbortSignal): void {
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  // Browsers open connections ahead of need; Node counts one without a request yet as busy until its head is late.
  const sockets = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const closeIdle = () => {
    app.server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
  app.addHook('preClose', (done) => {
    isStopping = true
    endStreams(app)
    timer = setInterval(closeIdle, IDLE_CHECK_MS)
    done()
  })
  app.addHook('onSend', async (_, reply) => {
    if (isStopping || draining?.aborted) reply.header('connection', 'close')
  })
  // Fastify runs `onClose` before the server has closed; Node's own event comes when the last connection has ended.
  app.server.once('close', () => clearInterval(timer))
  app.addHook('onClose', (_, done) => {
    timer?.unref()
    done()
  })
}
