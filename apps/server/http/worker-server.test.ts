import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/process/log.ts'
import { openWorld, type World } from '#testing/world.ts'
import { workerServer } from './worker-server.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a worker answers about its health under any name, and serves nothing else', async () => {
  const server = workerServer(world.services, createLog({ logLevel: 'silent' }))
  const headers = { host: '10.0.0.4:4009' }
  const statusOf = async (url: string) => (await server.inject({ url, headers })).statusCode
  expect(await Promise.all(['/healthz', '/readyz', '/signin'].map(statusOf))).toEqual([200, 200, 404])
  await server.close()
})
