import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Server } from './server-process.ts'

/** How often each server is asked whether it is ready. */
export const HEALTH_MS = 100
/** How long a request waits for a server that takes it, as `lb_try_duration` in deploy/Caddyfile.many. */
const TRY_MS = 10_000
const TRY_PAUSE_MS = 50

type Backend = { port: number; isReady: boolean; broken: number }

/**
 * A proxy in front of servers that does what deploy/Caddyfile.many asks of Caddy: requests go to ready servers in turn, and one
 * that no server accepted is tried again. What breaks later is not repeated, and answers 502.
 */
export async function openRoundRobin(ports: Server['ports'][]) {
  const agent = new Agent({ keepAlive: true })
  const backends = ports.map(({ PORT }): Backend => ({ port: Number(PORT), isReady: false, broken: 0 }))
  let turn = 0
  const next = () => {
    const ready = backends.filter(({ isReady }) => isReady)
    turn += 1
    return ready[turn % Math.max(1, ready.length)]
  }
  const server = createServer((asked, answer) => void forward(asked, answer, next, agent))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const host = `localhost:${port}`
  const checking = setInterval(() => {
    for (const backend of backends) check(backend, host)
  }, HEALTH_MS)
  return {
    origin: `http://${host}`,
    isReady: (at: number) => backends[at]?.isReady ?? false,
    /** How many requests a server has taken and not answered completely, streams included. */
    broken: (at: number) => backends[at]?.broken ?? 0,
    close: () => {
      clearInterval(checking)
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}

function check(backend: Backend, host: string): void {
  const asked = get({ port: backend.port, host: '127.0.0.1', path: '/readyz', headers: { host }, agent: false })
  asked.on('response', (answer) => {
    backend.isReady = answer.statusCode === 200
    answer.resume()
  })
  asked.on('error', () => {
    backend.isReady = false
  })
}

async function forward(asked: IncomingMessage, answer: ServerResponse, next: () => Backend | undefined, agent: Agent) {
  const body = await buffer(asked).catch(() => undefined)
  const end = performance.now() + TRY_MS
  while (body && performance.now() < end) {
    const backend = next()
    if (backend && (await attempt(backend, asked, answer, body, agent))) return
    await wait(TRY_PAUSE_MS)
  }
  answer.writeHead(503).end()
}

/** Resolves with false when the server did not accept the connection, so that another one may be asked. */
function attempt(backend: Backend, asked: IncomingMessage, answer: ServerResponse, body: Buffer, agent: Agent) {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const { method, url: path, headers } = asked
  const asking = request({ port: backend.port, host: '127.0.0.1', method, path, headers, agent })
  asking.on('response', (given) => {
    const { connection: _, ...kept } = given.headers
    answer.writeHead(given.statusCode ?? 502, kept)
    given.pipe(answer)
    given.on('error', () => {
      // A stream whose reader has left is not broken.
      if (!answer.destroyed) backend.broken += 1
      answer.destroy()
    })
    given.on('close', () => resolve(true))
  })
  asking.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') {
      backend.isReady = false
      return resolve(false)
    }
    // What breaks after its head is counted above, and what its caller has left is not broken.
    if (!answer.headersSent && !answer.destroyed) {
      backend.broken += 1
      answer.writeHead(502).end()
    }
    resolve(true)
  })
  answer.on('close', () => asking.destroy())
  asking.end(body)
  return promise
}
