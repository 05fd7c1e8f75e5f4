import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect } from 'vitest'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { openDatabase } from './db.ts'
import { openNotices } from './notices.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
})
afterAll(() => world.close())

/** A proxy before the database: it refuses a given number of connections and forwards the others. */
async function openDoor(to: URL) {
  const passed: Socket[] = []
  const door = { refusals: 0, passed, url: new URL(to), close: () => server.close() }
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (door.refusals > 0) {
      door.refusals--
      return socket.destroy()
    }
    passed.push(socket)
    const behind = connect(Number(to.port || 5432), to.hostname)
    behind.on('error', () => socket.destroy())
    socket.on('close', () => behind.destroy())
    socket.pipe(behind).pipe(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  door.url.port = String((server.address() as AddressInfo).port)
  door.url.hostname = '127.0.0.1'
  return door
}

testOnPostgres('listens on one connection after a long outage', async () => {
  const door = await openDoor(new URL(world.config.databaseUrl ?? ''))
  const database = await openDatabase({ databaseUrl: door.url.href, dataDir: world.config.dataDir })
  const notices = await openNotices(database, 20)
  let wakes = 0
  notices.subscribe('operation:away', () => wakes++)
  for (const turn of [1, 2]) {
    door.refusals = 6
    door.passed.at(-1)?.destroy()
    await expect.poll(() => door.passed.length).toBeGreaterThan(turn)
    const before = wakes
    await expect
      .poll(() => {
        world.services.notices.notify('operation:away')
        return wakes
      })
      .toBeGreaterThan(before + 1)
  }
  expect(door.passed).toHaveLength(3)
  await notices.close()
  await database.close()
  door.close()
})

testOnPostgres('without a connection to listen on, notices of one process reach another through a table', async () => {
  if (world.database.kind !== 'postgres') throw new Error('Needs Postgres')
  const polled = { ...world.database, directUrl: undefined }
  const [here, there] = [await openNotices(polled), await openNotices(polled)]
  const details: (string | undefined)[] = []
  there.subscribe('sends', (detail) => details.push(detail))
  here.notify('sends', 'one')
  here.notify('sends', 'two')
  await expect.poll(() => details).toEqual(['one', 'two'])
  await here.close()
  await there.close()
})
