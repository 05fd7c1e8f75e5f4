import type { FastifyInstance } from 'fastify'

/** The minimum number of bytes in each interval of a body: half a kilobyte a second, slower than any phone. */
const CHECK_MS = 10_000
const BYTES_MIN = 5_000

/**
 * Aborts requests whose body is slower than any network, since each holds a connection and memory. Pauses while our own
 * side is not reading do not count.
 */
export function endSlowBodies(app: FastifyInstance, { checkMs = CHECK_MS, bytesMin = BYTES_MIN } = {}): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    if (!encoding && !Number(length ?? 0)) return
    let before = raw.socket.bytesRead
    const timer = setInterval(() => {
      const { bytesRead } = raw.socket
      if (raw.complete) return clearInterval(timer)
      if (bytesRead - before < bytesMin && raw.readableLength === 0) raw.destroy()
      before = bytesRead
    }, checkMs).unref()
    raw.once('close', () => clearInterval(timer))
  })
}
