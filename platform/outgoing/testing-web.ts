import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import type { Network } from './public-request.ts'

export const TEST_HOST = 'badges.example.test'
export const OTHER_HOST = 'elsewhere.example.test'
const LOOPBACK = '127.0.0.1'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * A foreign host for tests: a real https server on loopback with two names of its own, and a network that resolves
 * them. `requests` lists its requests as `host path`.
 */
export async function openTestWeb() {
  const hosts = [TEST_HOST, OTHER_HOST]
  const altNames = hosts.map((value) => ({ type: 2 as const, value }))
  const made = await generate([{ name: 'commonName', value: TEST_HOST }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames }],
  })
  const answers = new Map<string, Answer>()
  const requests: string[] = []
  const server = createServer({ key: made.private, cert: made.cert }, (request, response) => {
    const host = (request.headers.host ?? '').split(':')[0]
    requests.push(`${host} ${request.url}`)
    const answer = answers.get(request.url ?? '')
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, LOOPBACK, done))
  const { port } = server.address() as AddressInfo
  const network: Network = {
    resolve: async (host) => (hosts.includes(host) ? [LOOPBACK] : []),
    isAllowed: (address) => address === LOOPBACK,
    ca: made.cert,
  }
  return {
    port,
    network,
    requests,
    origin: `https://${TEST_HOST}:${port}`,
    /** Serves a body, or the response of `answer`, at a path. */
    serve: (path: string, answer: Answer | string | Uint8Array) => {
      answers.set(path, typeof answer === 'function' ? answer : (_, response) => void response.end(answer))
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((done) => server.close(() => done()))
    },
  }
}
