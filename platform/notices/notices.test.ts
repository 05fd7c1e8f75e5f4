import { afterAll, beforeAll, expect } from 'vitest'
import { openDoor } from '#testing/database-door.ts'
import { poolOf, testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { openDatabase } from '../database/db.ts'
import { openNotices } from './notices.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
})
afterAll(() => world.close())

testOnPostgres('listens on one connection after a long outage', async () => {
  const door = await openDoor(new URL(world.config.databaseUrl ?? ''))
  const database = await openDatabase({ databaseUrl: door.url.href, dataDir: world.config.dataDir })
  const notices = await openNotices(database, { reconnectMs: 20 })
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

testOnPostgres('does not listen to a database that another one has replaced', async () => {
  const door = await openDoor(new URL(world.config.databaseUrl ?? ''))
  const database = await openDatabase({ databaseUrl: door.url.href, dataDir: world.config.dataDir })
  const notices = await openNotices(database, { reconnectMs: 20 })
  let wakes = 0
  notices.subscribe('operation:replaced', () => wakes++)
  const name = new URL(world.config.databaseUrl ?? '').pathname.slice(1)
  // One connection from before the change: a new one of the pool could write nothing.
  const writer = await poolOf(world).connect()
  await writer.query(`alter database ${name} set default_transaction_read_only = on`)
  door.cut()
  await expect.poll(() => door.passed.length).toBeGreaterThan(3)
  expect(wakes).toBe(0)
  await writer.query(`alter database ${name} reset default_transaction_read_only`)
  writer.release()
  await expect.poll(() => wakes).toBe(1)
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
