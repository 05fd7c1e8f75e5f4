import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { findKey } from '#features/keys/server/find-key.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { templateForm } from '#features/templates/server/testing-issuer.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { startSending } from '#testing/claim.ts'
import { asAnother } from '#testing/database.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
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

/** Waits until work has finished or is blocked by a lock. */
async function endOrWait(ctx: Context, work: Promise<unknown>): Promise<void> {
  let hasEnded = false
  void work.then(() => {
    hasEnded = true
  })
  while (!hasEnded) {
    const { rows } = (await ctx.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )) as unknown as { rows: unknown[] }
    if (rows.length > 0) return
  }
}

testOnPostgres('delegates a template published during a key replacement to the new key', async () => {
  let publishing: Promise<unknown> = Promise.resolve()
  await inTransaction(world.ctx(), async (ctx) => {
    await rotate(ctx)
    publishing = asAnother(publish)
    await endOrWait(ctx, publishing)
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
