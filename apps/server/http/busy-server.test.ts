import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { takeRate } from '#platform/rate-limit.ts'
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

/** Sends the head of a request; `answer` grows with what the server writes back. */
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

test('an upload that says it is too large is refused before it is sent, and its connection ends', async () => {
  const { socket, answer } = upload(30_000_000)
  await once(socket, 'close')
  expect(answer()).toMatch(/^HTTP\/1.1 413 [\s\S]*connection: close[\s\S]*"message":"tooLarge"/i)
})

test('one network holds a few megabytes of unfinished uploads without a sign-in, and no more', async () => {
  const begun = Array.from({ length: 5 }, () => upload(1_500_000))
  const refused = () => begun.filter(({ answer }) => answer().startsWith('HTTP/1.1 429 '))
  await expect.poll(() => refused().length).toBe(1)
  expect(begun.filter(({ answer }) => answer() === '')).toHaveLength(4)
})

test('small bodies without a sign-in are read, however many are under way', async () => {
  for (let nth = 0; nth < 6; nth += 1) upload(1_500_000)
  const body = '--x\r\nContent-Disposition: form-data; name="url"\r\n\r\nhttps://localhost/1\r\n--x--\r\n'
  const { socket, answer } = upload(body.length)
  socket.write(body)
  await expect.poll(answer).toContain('"message":"linkRefused"')
})

test('a preflight names the methods of the calls at its address, and no other', async () => {
  const asked = await world.app.inject({
    method: 'OPTIONS',
    url: '/api/v1/wallet/nonce',
    headers: { host: new URL(world.config.publicUrl).host },
  })
  expect(asked.headers['access-control-allow-methods']).toBe('POST')
})

test('a rate that was begun under a clock that was ahead ends when the clock is right', async () => {
  const once = { limit: 1, seconds: 600 }
  const ctx = world.ctx()
  const ahead = { ...ctx, now: () => new Date(ctx.now().getTime() + 3_600_000) }
  await takeRate(ahead, 'clock', once)
  await expect(takeRate(ahead, 'clock', once)).rejects.toMatchObject({ key: 'tooManyRequests' })
  await expect(takeRate(ctx, 'clock', once)).resolves.toBeUndefined()
  await expect(takeRate(ctx, 'clock', once)).rejects.toMatchObject({ key: 'tooManyRequests' })
})

test('at its end the server finishes its streams with a word when to come back', async () => {
  const { token } = await signUp(world, 'ada@example.org')
  const { socket, answer } = begin(['GET /api/v1/managers/events/sse HTTP/1.1', `Authorization: Bearer ${token}`])
  await expect.poll(answer).toContain('text/event-stream')
  await Promise.all([once(socket, 'close'), world.app.close()])
  expect(answer()).toContain('retry: 2000')
})
