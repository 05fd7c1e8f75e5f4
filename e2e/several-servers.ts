import { once } from 'node:events'
import { request as ask, createServer, type Server } from 'node:http'
import { openObjectStore } from '#testing/object-store.ts'

/** What several servers share besides their database: an S3 store, secrets, and a proxy in front of each origin. */
export type Several = {
  environment: Record<string, string>
  studio: string
  wallet: string
  close: () => Promise<void>
}

/** Opens what servers on some ports share; the proxy gives each request to the next server. */
export async function openSeveral(ports: { studio: number; wallet: number }[]): Promise<Several> {
  const store = await openObjectStore()
  const studio = await openFront(ports.map((each) => each.studio))
  const wallet = await openFront(ports.map((each) => each.wallet))
  return {
    environment: {
      ...store.environment,
      PUBLIC_URL: studio.origin,
      WALLET_URL: wallet.origin,
      SECRET: 'a secret of the journeys, long enough',
      MASTER_KEYS: `journeys:${'cd'.repeat(32)}`,
    },
    studio: studio.origin,
    wallet: wallet.origin,
    close: async () => {
      await closeAll([studio.server, wallet.server])
      await store.close()
    },
  }
}

async function openFront(ports: number[]): Promise<{ origin: string; server: Server }> {
  let turn = 0
  const server = createServer((asked, response) => {
    const port = ports[turn++ % ports.length]
    const { method, url, headers } = asked
    const passed = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
    })
    passed.on('error', () => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    })
    response.on('close', () => passed.destroy())
    asked.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { origin: `http://localhost:${typeof address === 'object' ? address?.port : 0}`, server }
}

async function closeAll(servers: Server[]): Promise<void> {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}
