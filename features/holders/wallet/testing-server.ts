import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Endpoint } from '#base/endpoint.ts'

type Asked = { call: string; token: string | undefined; body: Record<string, unknown> }
type Named = Pick<Endpoint, 'method' | 'base' | 'path'>

const nameOf = ({ method, base, path }: Named) => `${method} ${base}${path}`

/** A server for tests of a wallet's calls: returns the given answer of each call, otherwise 404. */
export async function serveAnswers() {
  const answers = new Map<string, { status: number; body: object; until?: Promise<unknown> }>()
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url?.split('?')[0]}`
    const token = request.headers.authorization?.replace('Bearer ', '')
    asked.push({ call, token, body: await bodyOf(request) })
    const { status, body, until } = answers.get(call) ?? { status: 404, body: { code: 4040, message: 'notFound' } }
    await until
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The requests it received, in order. */
    asked,
    answer: (endpoint: Named, body: object, status = 200, until?: Promise<unknown>) =>
      void answers.set(nameOf(endpoint), { status, body, until }),
    bodiesOf: (endpoint: Named) => asked.filter(({ call }) => call === nameOf(endpoint)).map(({ body }) => body),
    /** Makes it unreachable. */
    close: () => server.close().closeAllConnections(),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const part of request) text += part
  if (request.headers['content-type']?.includes('json')) return JSON.parse(text)
  return Object.fromEntries(new URLSearchParams(text))
}
