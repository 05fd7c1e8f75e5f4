import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { headers: IncomingHttpHeaders; body: string; at: number }
type Answer = (response: ServerResponse, message: Received) => void

/** An endpoint of other software for tests, over plain http on this machine; answers 204 until it is told otherwise. */
export async function openReceiver() {
  const received: Received[] = []
  let answer: Answer = (response) => void response.writeHead(204).end()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const message = { headers: request.headers, body: Buffer.concat(chunks).toString(), at: Date.now() }
    received.push(message)
    answer(response, message)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    /** What has arrived, oldest first. */
    received,
    ids: () => received.map(({ headers }) => String(headers['webhook-id'])),
    answer: (next: Answer) => {
      answer = next
    },
    status: (status: number, headers: Record<string, string> = {}) => {
      answer = (response) => void response.writeHead(status, headers).end('no')
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>
