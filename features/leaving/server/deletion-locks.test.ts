import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { endPasses } from '#features/challenges/server/end-passes.ts'
import { openChallenges } from '#features/challenges/server/testing-challenges.ts'
import { lockMembers } from '#features/members/server/lock-members.ts'
import { inTransaction } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { startOperation } from '#platform/operations/operations.ts'
import { asAnother } from '#testing/database.ts'
import { testOnPostgres, waitingForLocks } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { eraseHolder } from './erase-holder.ts'
import { jobDeleteIssuer } from './job-delete-issuer.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Passed = { issuerId: string; challengeId: string; holderId: string }

testOnPostgres.each<[string, (passed: Passed) => Promise<unknown>]>([
  [
    'a pass ends',
    ({ issuerId, challengeId, holderId }) => endPasses(world.ctx(), { issuerId, passes: [{ challengeId, holderId }] }),
  ],
  ['a member is erased', ({ holderId }) => eraseHolder(world.ctx(), { holderIds: [holderId], emails: [] })],
])('deletes a community while %s there, without a deadlock', async (_, meanwhile) => {
  const club = await openChallenges(world)
  const { issuerId } = club
  const member = await club.member('Max')
  const challengeId = await club.create('vcAuth', { vcKey: 'did' })
  await club.check(member, challengeId, { consents: true })
  const operationId = await inTransaction(world.ctx(), (ctx) =>
    startOperation(ctx, { kind: 'delete-issuer', issuerId, subjectId: issuerId }),
  )
  const both = await inTransaction(world.ctx(), async (ctx) => {
    await lockMembers(ctx, [issuerId])
    const deletion = asAnother(() =>
      jobDeleteIssuer(world.ctx({ kind: 'system', job: 'delete-issuer' }), { operationId }),
    )
    await asAnother(async () => expect.poll(() => waitingForLocks(world)).toBe(1))
    const other = asAnother(() => meanwhile({ issuerId, challengeId, holderId: member.holderId }))
    await asAnother(async () => expect.poll(() => waitingForLocks(world)).toBe(2))
    return { done: Promise.all([deletion, other]) }
  })
  await both.done
  expect(await deadlocks()).toBe(0)
})

async function deadlocks(): Promise<number> {
  const { db } = world.ctx()
  await db.execute(sql`select pg_stat_force_next_flush()`)
  const [row] = await rowsOf<{ deadlocks: number }>(
    db,
    sql`select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()`,
  )
  return row?.deadlocks ?? -1
}
