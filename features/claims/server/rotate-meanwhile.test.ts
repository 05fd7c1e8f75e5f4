import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { findKey } from '#features/keys/server/find-key.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { templateForm } from '#features/templates/server/testing-issuer.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { startSending } from '#testing/claim.ts'
import { asAnother } from '#testing/database.ts'
import { testOnPostgres, waitingForLocks } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { rotateIssuingKey } from './rotate-issuing-key.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterAll(() => world.close())

const rotate = (ctx: Context) => rotateIssuingKey(ctx, { issuerId: issuer.issuerId, isCompromised: false })
const publish = async () => world.call(createTemplate, await templateForm({ name: 'Bouldering' }), issuer)
const living = async () => {
  const rows = await world.ctx().db.select().from(delegations).where(eq(delegations.issuerId, issuer.issuerId))
  return rows.filter(({ withdrawnAt }) => withdrawnAt === null)
}

/**
 * Waits until work has finished, failed or is blocked by a lock. Asked beside the open transaction, within which Postgres
 * repeats what it first said of the others' state.
 */
async function endOrWait(work: Promise<unknown>): Promise<void> {
  let hasEnded = false
  const end = () => {
    hasEnded = true
  }
  work.then(end, end)
  while (!hasEnded && (await waitingForLocks(world)) === 0);
}

testOnPostgres('delegates a template published during a key replacement to the new key', async () => {
  let publishing: Promise<unknown> = Promise.resolve()
  await inTransaction(world.ctx(), async (ctx) => {
    await rotate(ctx)
    publishing = asAnother(publish)
    await asAnother(() => endOrWait(publishing))
  })
  await publishing
  const present = await findKey(world.ctx(), issuer.issuerId, 'issuing')
  const keys = (await living()).map(({ issuingKey }) => issuingKey)
  expect(keys).toEqual([present?.publicKey, present?.publicKey])
})

testOnPostgres('retires the previous key in each of several replacements at once', async () => {
  await Promise.all(Array.from({ length: 4 }, () => rotate(world.ctx())))
  const rows = await world.ctx().db.select().from(sealedKeys).where(eq(sealedKeys.ownerId, issuer.issuerId))
  const present = rows.filter(({ purpose, retiredAt }) => purpose === 'issuing' && retiredAt === null)
  expect(present).toHaveLength(1)
  const keys = (await living()).map(({ issuingKey }) => issuingKey)
  expect(new Set(keys)).toEqual(new Set([present[0]?.publicKey]))
})
