import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type ClientsOrder = { port: number; host: string; path: string; tokens: string[] }
/** `at`: milliseconds since 1970, when the message about a post arrived. */
export type ClientsAnswer = { opened: number } | { notified: number; first: number; last: number }

/** Streams that are opened at the same time. */
const PARALLEL = 50
const PATIENCE_MS = 60_000

// A separate process with thousands of open streams: it shares the machine with the server, but not its thread.
const [order] = (await once(process, 'message')) as [ClientsOrder]
const now = () => performance.timeOrigin + performance.now()
let notified = 0
let first = 0
let last = 0
const waiting = order.tokens.values()
const sockets: Socket[] = []
await Promise.all(
  Array.from({ length: PARALLEL }, async () => {
    for (const token of waiting) sockets.push(await open(token))
  }),
)
process.send?.({ opened: sockets.length } satisfies ClientsAnswer)
process.on('message', () => void report())
process.on('disconnect', () => process.exit())

/** Resolves once the first message of the stream has arrived. */
async function open(token: string): Promise<Socket> {
  const socket = connect(order.port, '127.0.0.1')
  const head = [`GET ${order.path} HTTP/1.1`, `host: ${order.host}`, `authorization: Bearer ${token}`, '', '']
  socket.write(head.join('\r\n'))
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('data', (bytes: Buffer) => {
      if (bytes.includes('"confirmations"')) resolve()
      if (!bytes.includes('"kind":"post"')) return
      notified++
      last = now()
      first ||= last
    })
  })
  return socket
}

/** Reports once all streams were notified, or the patience is over, and counts anew. */
async function report(): Promise<void> {
  const end = now() + PATIENCE_MS
  while (notified < sockets.length && now() < end) await wait(5)
  process.send?.({ notified, first, last } satisfies ClientsAnswer)
  notified = 0
  first = 0
}
