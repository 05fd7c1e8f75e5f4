import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../base/endpoint.ts'

type Open = { server: unknown; end: () => void }
const open = new Set<Open>()
/** Stopping servers: a stream that is still being opened ends at its first value. */
const stopping = new WeakSet<object>()

/** How many streams this process is serving. */
export function openStreams(): number {
  return open.size
}

/** Ends the streams of a stopping server; their readers are told to reconnect after a moment, when another may run. */
export function endStreams(app: FastifyInstance): void {
  stopping.add(app.server)
  for (const stream of open) if (stream.server === app.server) stream.end()
}

/** Stream ping period. */
const PING_MS = 5000
/** How soon a reader reconnects after a restart, at most, in milliseconds; each is told another moment. */
const RETRY_MAX_MS = 2000

/**
 * Sends what an iterable yields as server-sent events, with a ping every 5 s, until it ends or the client leaves. The
 * first value is awaited before the headers are sent, so that a problem still gets its status.
 */
export async function sendStream(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  values: AsyncIterable<unknown>,
  stopped: AbortController,
): Promise<FastifyReply> {
  const iterator = values[Symbol.asyncIterator]()
  // Before any await: a client that leaves at once must not leave an unread stream behind.
  reply.raw.on('close', () => stopped.abort())
  reply.raw.on('error', () => stopped.abort())
  const first = await iterator.next()
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const served: Open = {
    server: request.server.server,
    end: () => {
      reply.raw.write(`retry: ${Math.ceil(Math.random() * RETRY_MAX_MS)}\n\n`)
      reply.raw.end()
      stopped.abort()
    },
  }
  open.add(served)
  if (stopping.has(request.server.server)) served.end()
  const ping = setInterval(() => stopped.signal.aborted || reply.raw.write(': ping\n\n'), PING_MS)
  try {
    for (let next = first; !next.done && !stopped.signal.aborted; next = await iterator.next()) {
      reply.raw.write(`data: ${JSON.stringify(endpoint.output.parse(next.value))}\n\n`)
    }
  } catch (error) {
    request.log.error({ err: error }, 'stream failed')
  } finally {
    clearInterval(ping)
    open.delete(served)
    stopped.abort()
    // Releases the resources of the values, wherever they are.
    await iterator.return?.()
    reply.raw.end()
  }
  return reply
}
