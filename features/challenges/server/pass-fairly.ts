import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { deriveKey, hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, type HolderContext, inTransaction } from '#platform/context.ts'
import { noteReview } from '../reviews/server/waiting-reviews.ts'
import type { ChallengeRow } from './find-challenge.ts'
import { limitsOf } from './limits/limits-of.ts'
import { lockPassing, type Passed, type Passing, passChallenge } from './pass-challenge.ts'
import { challengePasses, reviews } from './tables.ts'

const DAY_MS = 86_400_000

type Fair = Pick<Passing, 'holderId' | 'outsideKey' | 'value'> & { challenge: ChallengeRow; networkHash: string }

/**
 * Passes a challenge that the holder requested: where more wallets of their network than the community's limit have passed
 * it within a day, the reward waits for a decision of its admins.
 */
export function passFairly(ctx: Context, { challenge, ...passing }: Fair): Promise<Passed & { isHeld: boolean }> {
  return inTransaction(ctx, async (ctx) => {
    await lockPassing(ctx, challenge.issuerId, [passing.holderId])
    const wallets = await countWallets(ctx, challenge, passing)
    const isHeld = wallets > (await limitsOf(ctx, challenge.issuerId)).network
    const passed = await passChallenge(ctx, { challenge, ...passing, isHeld })
    if (isHeld && passed.holderIds.length > 0) await hold(ctx, challenge, { ...passing, wallets })
    return { ...passed, isHeld: passed.held.length > 0 }
  })
}

/** The holder's network as a keyed hash, so that nobody who reads the database finds it by trying all of them. */
export function networkHashOf(ctx: HolderContext, { issuerId }: ChallengeRow): string {
  const key = deriveKey(ctx.config.secret, 'challenge-network').toString('hex')
  return hashText(`${key}:${issuerId}:${ctx.network}`)
}

/** How many wallets of this network, with this one, have passed it within a day; others of the network wait. */
async function countWallets(
  ctx: Context,
  { id }: ChallengeRow,
  { holderId, networkHash }: { holderId: string; networkHash: string },
): Promise<number> {
  if (networkHash === '') return 1
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`network:${id}:${networkHash}`}, 0))`)
  const isSame = and(eq(challengePasses.challengeId, id), eq(challengePasses.networkHash, networkHash))
  const isOther = and(
    ne(challengePasses.holderId, holderId),
    gt(challengePasses.passedAt, new Date(ctx.now().getTime() - DAY_MS)),
  )
  return 1 + (await ctx.db.$count(challengePasses, and(isSame, sql`${challengePasses.networkHash} <> ''`, isOther)))
}

async function hold(
  ctx: Context,
  challenge: ChallengeRow,
  { holderId, wallets }: { holderId: string; wallets: number },
) {
  const { id: challengeId, issuerId } = challenge
  const id = newId()
  await ctx.db
    .insert(reviews)
    .values({ id, issuerId, challengeId, holderId, kind: 'held', wallets, state: 'waiting', createdAt: ctx.now() })
    .onConflictDoNothing()
  await noteReview(ctx, issuerId)
  await recordEvent(ctx, { action: 'challenge.held', issuerId, subjectId: challengeId, detail: { wallets } })
}
