import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { takeRate } from '#platform/http/rate-limit.ts'
import { signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'

let world: World
let port: number
const sockets: Socket[] = []
beforeAll(async () => {
  world = await openWorld()
  port = Number(new URL(await world.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => world.close())

/** Sends the headers of a request; `answer` collects the server's response. */
function begin(head: string[]): { socket: Socket; answer: () => string } {
  let answer = ''
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('data', (data) => {
    answer += data
  })
  socket.on('error', () => undefined)
  socket.write([...head, `Host: ${new URL(world.config.publicUrl).host}`, '', ''].join('\r\n'))
  return { socket, answer: () => answer }
}

const upload = (bytes: number) =>
  begin([
    'POST /api/v1/verifications HTTP/1.1',
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${bytes}`,
  ])

test('refuses an upload that declares too many bytes before it is sent', async () => {
  const { socket, answer } = upload(30_000_000)
  await once(socket, 'close')
  expect(answer()).toMatch(/^HTTP\/1.1 413 [\s\S]*connection: close[\s\S]*"message":"tooLarge"/i)
})

test('limits the unfinished uploads of one network without a sign-in', async () => {
  const begun = Array.from({ length: 5 }, () => upload(1_500_000))
  const refused = () => begun.filter(({ answer }) => answer().startsWith('HTTP/1.1 429 '))
  await expect.poll(() => refused().length).toBe(1)
  expect(begun.filter(({ answer }) => answer() === '')).toHaveLength(4)
})

test('reads small bodies without a sign-in, however many are in progress', async () => {
  for (let nth = 0; nth < 6; nth += 1) upload(1_500_000)
  const body = '--x\r\nContent-Disposition: form-data; name="url"\r\n\r\nhttps://localhost/1\r\n--x--\r\n'
  const { socket, answer } = upload(body.length)
  socket.write(body)
  await expect.poll(answer).toContain('"message":"linkRefused"')
})

test('a preflight lists exactly the methods of its address', async () => {
  const asked = await world.app.inject({
    method: 'OPTIONS',
    url: '/api/v1/wallet/nonce',
    headers: { host: new URL(world.config.publicUrl).host },
  })
  expect(asked.headers['access-control-allow-methods']).toBe('POST')
})

test('ends a rate limit started by a fast clock once the clock is right', async () => {
  const once = { limit: 1, seconds: 600 }
  const ctx = world.ctx()
  const ahead = { ...ctx, now: () => new Date(ctx.now().getTime() + 3_600_000) }
  await takeRate(ahead, 'clock', once)
  await expect(takeRate(ahead, 'clock', once)).rejects.toMatchObject({ key: 'tooManyRequests' })
  await expect(takeRate(ctx, 'clock', once)).resolves.toBeUndefined()
  await expect(takeRate(ctx, 'clock', once)).rejects.toMatchObject({ key: 'tooManyRequests' })
})

test('ends streams with a reconnection time when the server stops', async () => {
  const { token } = await signUp(world, 'ada@example.org')
  const { socket, answer } = begin(['GET /api/v1/managers/events/sse HTTP/1.1', `Authorization: Bearer ${token}`])
  await expect.poll(answer).toContain('text/event-stream')
  await Promise.all([once(socket, 'close'), world.app.close()])
  expect(answer()).toMatch(/retry: \d+\n/)
})
