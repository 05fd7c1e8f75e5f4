import { afterAll, beforeAll, expect, test } from 'vitest'
import { revokeSession, suspendSession } from '#features/history/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { claimWithKey, tokenOf } from '#testing/claim.ts'
import { openEvent } from '#testing/event.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { compactDoors, countDoor } from './count-door.ts'
import { doorCounts } from './tables.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('counts collected, pending and suspended tickets, but not revoked ones', async () => {
  const issuer = await signUpIssuer(world, 'Cordée Lyon')
  const { token } = issuer
  const { templateId, send, collect, admit } = await openEvent(world, issuer)
  const counts = () => countDoor(world.ctx(), templateId)
  expect(await counts()).toEqual({ inside: 0, ungiven: 0, all: 0 })
  const [kept, waiting, gone] = [await send('a@example.org'), await send('b@example.org'), await send('c@example.org')]
  await collect(kept)
  const { links } = await world.call(createSessions, { templateId, sessionNumber: 1, didLimit: 10 }, { token })
  const link = tokenOf(links[0] ?? '')
  expect(await counts()).toMatchObject({ all: 3 })
  for (let at = 0; at < 2; at++) await claimWithKey(world, link)
  expect(await counts()).toMatchObject({ all: 5 })
  await world.call(revokeSession, { challenge: gone, reason: 'Refunded' }, { token })
  await world.call(suspendSession, { challenge: kept, reason: 'Not paid' }, { token })
  expect(await counts()).toEqual({ inside: 0, ungiven: 0, all: 4 })

  for (let round = 0; round < 3; round++) {
    expect(await admit(waiting)).toMatchObject({ answer: 'in', inside: 1, all: 4 })
    await world.call(contract.undoCheckIn, { templateId, ticketId: waiting }, { token })
  }
  await admit(waiting)
  // A busy door makes about as many changes between two sweeps.
  const changes = Array.from({ length: 300 }, (_, at) => ({
    templateId,
    inside: at % 2 ? 1 : -1,
    ungiven: at % 2 ? 1 : -1,
  }))
  const { db } = world.ctx()
  await db.insert(doorCounts).values(changes)
  await Promise.all([compactDoors(world.ctx()), compactDoors(world.ctx())])
  // Each leaves a sum of its own where they shared the changes.
  expect([1, 2]).toContain(await db.$count(doorCounts))
  expect(await counts()).toEqual({ inside: 1, ungiven: 1, all: 4 })
  await db.insert(doorCounts).values(changes)
  await compactDoors(world.ctx())
  expect(await db.$count(doorCounts)).toBe(1)
  expect(await counts()).toEqual({ inside: 1, ungiven: 1, all: 4 })
})
