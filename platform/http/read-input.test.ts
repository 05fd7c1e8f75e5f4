import { connect } from 'node:net'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint, upload } from '../../base/endpoint.ts'
import { readInput } from './read-input.ts'

const sendPicture = endpoint({
  method: 'POST',
  path: '/pictures',
  who: 'anyone',
  cors: 'public',
  body: 'multipart',
  input: z.object({ picture: upload() }),
  output: z.object({}),
})

test('ends the reading of an upload whose client left before it began', async () => {
  const app = Fastify()
  await app.register(multipart)
  const outcome = new Promise((resolve) => {
    app.post('/', async (request) => {
      client.destroy()
      await new Promise((closed) => request.raw.once('close', closed))
      resolve(readInput(sendPicture, request).catch((error) => error))
    })
  })
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const client = connect(Number(port), hostname)
  client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n')
  client.write('Content-Length: 1000000\r\n\r\n')
  expect(await outcome).toMatchObject({ key: 'invalidInput' })
  await app.close()
})

const keepNote = endpoint({
  method: 'POST',
  path: '/notes',
  who: 'anyone',
  cors: 'public',
  input: z.object({ note: z.record(z.string(), z.unknown()) }),
  output: z.object({}),
})

test('refuses a number that no double holds, wherever it is', async () => {
  const app = Fastify()
  app.post('/', async (request) => readInput(keepNote, request).catch(({ key }) => ({ key })))
  const post = async (payload: string) =>
    (await app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': 'application/json' } })).json()
  expect(await post('{"note":{"a":[{"b":1e400}]}}')).toEqual({ key: 'invalidInput' })
  expect(await post('{"note":{"a":[{"b":1e300}]}}')).toEqual({ note: { a: [{ b: 1e300 }] } })
  await app.close()
})
