import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { lockWallets } from '#features/holders/server/lock-wallets.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { lockMails } from '#features/sends/mail/server/mail-limit.ts'
import { inTransaction } from '#platform/context.ts'
import { startSending } from '#testing/claim.ts'
import { asAnother } from '#testing/database.ts'
import { memberByMail } from '#testing/member-stories.ts'
import { testOnPostgres, waitingForLocks } from '#testing/on-postgres.ts'
import { claimTokenOf } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { reissueSession } from '../contract.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

// Found by testing/simulation: the claim stayed with the merged wallet, which nobody can open.
testOnPostgres('a badge that is reissued while its wallet is merged belongs to the wallet that remains', async () => {
  const club = await startSending(world)
  const from = await memberByMail(world, club.issuerId, 'from@example.org')
  const into = await memberByMail(world, club.issuerId, 'into@example.org')
  const token = claimTokenOf((await club.ask({ dids: [from.did] })).links[0] ?? '')
  await from.take(token)
  const [challenge = ''] = token.split('.')
  const waits = (count: number) =>
    asAnother(async () => expect.poll(() => waitingForLocks(world)).toBeGreaterThanOrEqual(count))
  const { reissuing, merging } = await inTransaction(world.ctx(), async (ctx) => {
    // The reissue has the claim and waits here; the merge waits for it, and does not see the claim that it adds.
    await lockMails(ctx, club.issuerId)
    const asked = { challenge, reason: 'A wrong name' }
    const reissuing = asAnother(() => world.call(reissueSession, asked, { token: club.token }))
    await waits(1)
    const merging = asAnother(() => merge(from.holderId, into.holderId))
    await waits(2)
    return { reissuing, merging }
  })
  await merging
  const { challenge: next } = await reissuing
  const { db } = world.ctx()
  const rows = await db
    .select({ claim: claims.holderId, badge: badges.holderId })
    .from(claims)
    .innerJoin(badges, and(eq(badges.claimId, claims.id), ne(claims.id, challenge)))
    .where(eq(claims.id, next))
  expect(rows).toEqual([{ claim: into.holderId, badge: into.holderId }])
})

function merge(from: string, into: string) {
  return inTransaction(world.ctx(), async (ctx) => {
    await lockWallets(ctx, [from, into])
    await mergeHolders(ctx, { from, into })
  })
}
