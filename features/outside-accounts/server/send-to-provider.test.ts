import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ProviderSilent, sendToProvider } from './send-to-provider.ts'

let answer: (response: ServerResponse) => void
let asked = 0
const server = createServer((_, response) => {
  asked += 1
  answer(response)
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test.each([
  ['never answers', () => undefined],
  ['stops in the middle of its answer', (response: ServerResponse) => void response.write('{')],
])('a provider that %s is silent once the time is over, and is not asked again', async (_, says) => {
  // The time is over after the request has arrived: a busy machine may take any limit to send it.
  const over = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal)
  onTestFinished(() => limit.mockRestore())
  answer = (response) => {
    says(response)
    setTimeout(() => over.abort(new DOMException('late', 'TimeoutError')), 50)
  }
  await expect(sendToProvider(url, {}, 500)).rejects.toBeInstanceOf(ProviderSilent)
  expect(limit.mock.calls).toEqual([[500]])
  expect(asked).toBe(1)
})

test('a redirect is an answer, and is not followed', async () => {
  answer = (response) => void response.writeHead(307, { location: url }).end()
  expect((await sendToProvider(url, {})).status).toBe(307)
  expect(asked).toBe(1)
})
