import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { badges } from '#features/badges/server/tables.ts'
import { lockWallets } from '#features/holders/server/lock-wallets.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { readClaimToken } from '#features/mailing/server/claim-token.ts'
import { members } from '#features/members/server/tables.ts'
import { inTransaction } from '#platform/context.ts'
import { startSending } from '#testing/claim.ts'
import { asAnother } from '#testing/database.ts'
import { memberByMail } from '#testing/member-stories.ts'
import { testOnPostgres, waitingForLocks } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { acceptClaim } from './accept-claim.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

// Found by testing/simulation: the badge stayed with the merged wallet, which nobody can open.
testOnPostgres('a badge that is collected while its wallet is merged belongs to the wallet that remains', async () => {
  const club = await startSending(world, { points: 5 })
  const from = await memberByMail(world, club.issuerId, 'from@example.org')
  const into = await memberByMail(world, club.issuerId, 'into@example.org')
  const [token = ''] = await club.send('somebody@example.org')
  const { id: claimId = '', n = 0 } = readClaimToken(world.config, token) ?? {}
  const { claiming } = await inTransaction(world.ctx(), async (ctx) => {
    await lockWallets(ctx, [from.holderId, into.holderId])
    await mergeHolders(ctx, { from: from.holderId, into: into.holderId })
    const claiming = asAnother(() => acceptClaim(world.ctx(), { claimId, n, did: from.did, entryId: '' }))
    await asAnother(async () => expect.poll(() => waitingForLocks(world)).toBeGreaterThan(0))
    return { claiming }
  })
  const { id } = await claiming
  const { db } = world.ctx()
  const [badge] = await db.select().from(badges).where(eq(badges.id, id))
  expect(badge?.holderId).toBe(into.holderId)
  const [member] = await db.select().from(members).where(eq(members.holderId, into.holderId))
  expect([member?.badgeCount, member?.points]).toEqual([1, 5])
})
