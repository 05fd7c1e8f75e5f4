import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { audit } from '#platform/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import { leaveIssuer } from '../communities/server/leave-issuer.ts'
import { endMemberships } from './end-memberships.ts'
import { joinMembers } from './join-members.ts'
import { moveMembers } from './move-members.ts'
import { members } from './tables.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
})
afterAll(() => world.close())

const rowsOf = (issuerId: string) => world.ctx().db.select().from(members).where(eq(members.issuerId, issuerId))
const holder = (holderId: string) =>
  world.ctx({ kind: 'holder', sessionId: newId(), holderId, isProven: true } as const)

test('joins once, ends by leaving, and starts again by coming back', async () => {
  const [issuerId, holderId] = [newId(), newId()]
  await joinMembers(world.ctx(), issuerId, [holderId])
  const [first] = await rowsOf(issuerId)
  world.advance(60_000)
  await joinMembers(world.ctx(), issuerId, [holderId, holderId])
  expect(await rowsOf(issuerId)).toEqual([first])
  await leaveIssuer(holder(holderId), { issuerId })
  await expect(leaveIssuer(holder(holderId), { issuerId })).rejects.toMatchObject({ key: 'notFound' })
  await joinMembers(world.ctx(), issuerId, [holderId])
  const [again] = await rowsOf(issuerId)
  expect(again?.endedAt).toBeNull()
  expect(again?.since.getTime()).toBeGreaterThan(first?.since.getTime() ?? 0)
})

test('keeps the earlier date when two wallets merge', async () => {
  const [issuerId, from, into] = [newId(), newId(), newId()]
  await joinMembers(world.ctx(), issuerId, [from])
  const [earlier] = await rowsOf(issuerId)
  world.advance(60_000)
  await joinMembers(world.ctx(), issuerId, [into])
  await moveMembers(world.ctx(), { from, into })
  const rows = await rowsOf(issuerId)
  expect(rows.find(({ holderId }) => holderId === into)).toMatchObject({ since: earlier?.since, endedAt: null })
  expect(rows.find(({ holderId }) => holderId === from)?.endedAt).not.toBeNull()
})

const joinedOf = (issuerId: string) =>
  world.ctx().db.$count(audit, and(eq(audit.issuerId, issuerId), eq(audit.action, 'member.joined')))

test('who is a member already does not join again, neither by a second card nor by merging wallets', async () => {
  const [issuerId, from, into] = [newId(), newId(), newId()]
  await joinMembers(world.ctx(), issuerId, [from])
  await joinMembers(world.ctx(), issuerId, [from, into])
  await moveMembers(world.ctx(), { from, into })
  expect(await joinedOf(issuerId)).toBe(2)
  await leaveIssuer(holder(into), { issuerId })
  await joinMembers(world.ctx(), issuerId, [into])
  expect(await joinedOf(issuerId)).toBe(3)
})

test('ends no membership for badges of other categories', async () => {
  const [issuerId, holderId] = [newId(), newId()]
  await joinMembers(world.ctx(), issuerId, [holderId])
  await endMemberships(world.ctx(), { badgeIds: [newId()] })
  expect((await rowsOf(issuerId))[0]?.endedAt).toBeNull()
})
