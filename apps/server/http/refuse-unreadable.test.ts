import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'

let world: World
let port: number
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
  port = Number(new URL(await world.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => world.close())

/** The server's response to some bytes, until it closes. */
function answerTo(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const REFUSED = '{"code":4000,"message":"invalidInput"}'
const host = () => new URL(world.config.publicUrl).host

test.each([
  ['not HTTP at all', () => 'hello\r\n\r\n', 400],
  ['a head without end', () => `GET / HTTP/1.1\r\nHost: ${host()}\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'an address with half an escape',
    () => `GET /%E0%A4%A HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`,
    400,
  ],
  [
    'that address at another host',
    () => 'GET /%E0%A4%A HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    421,
  ],
])('%s gets the format and headers of every refusal', async (_, bytes, status) => {
  const answer = await answerTo(bytes())
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toMatch(/content-security-policy: default-src 'self'/i)
  expect(answer).toMatch(/x-content-type-options: nosniff/i)
  expect(answer).toMatch(/cross-origin-opener-policy: same-origin/i)
  expect(answer.split('\r\n\r\n').at(-1)).toBe(REFUSED)
})

test.each([
  ['no host', () => 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 421],
  [
    'an expectation that nobody knows',
    () => `GET /api/v1/health HTTP/1.1\r\nHost: ${host()}\r\nExpect: magic\r\nConnection: close\r\n\r\n`,
    404,
  ],
])('%s is answered with the headers of every response', async (_, bytes, status) => {
  const answer = await answerTo(bytes())
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toMatch(/content-security-policy: default-src 'self'/i)
  expect(answer).toMatch(/x-content-type-options: nosniff/i)
})
