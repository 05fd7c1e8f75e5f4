import type { FastifyInstance } from 'fastify'

/** In each so many milliseconds a body brings at least so many bytes: half a kilobyte a second, of the slowest phone. */
const CHECK_MS = 10_000
const BYTES_MIN = 5_000

/**
 * Ends requests whose body comes slower than any network is, each of which would hold a connection and memory. A pause of
 * ours, while what came has not been read, is nobody's fault.
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
