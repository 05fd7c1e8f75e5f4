import { and, eq, ne } from 'drizzle-orm'
import { notifyWallets } from '#features/holders/server/notify-wallets.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import type { ChallengeState } from '../rules.ts'
import type { ChallengeRow } from './find-challenge.ts'
import { challengePasses } from './tables.ts'

export type PassRow = typeof challengePasses.$inferSelect

/** What one holder has with a challenge, or undefined. */
export async function findPass(ctx: Context, challengeId: string, holderId: string): Promise<PassRow | undefined> {
  return (await findPasses(ctx, [challengeId], holderId))[0]
}

/** What one holder has with some challenges. */
export function findPasses(ctx: Context, challengeIds: string[], holderId: string): Promise<PassRow[]> {
  if (challengeIds.length === 0) return Promise.resolve([])
  const isTheirs = and(eq(challengePasses.holderId, holderId), isOneOf(challengePasses.challengeId, challengeIds))
  return ctx.db.select().from(challengePasses).where(isTheirs)
}

type Given = { state: Exclude<ChallengeState, 'passed' | 'ended'>; reason?: string; link?: string }

/** Sets the state of a holder's attempt, in the caller's transaction; what is passed stays passed. */
export async function setState(
  ctx: Context,
  challenge: Pick<ChallengeRow, 'id' | 'issuerId'>,
  holderId: string,
  given: Given,
): Promise<void> {
  const { id: challengeId, issuerId } = challenge
  const row = { state: given.state, reason: given.reason ?? '', link: given.link ?? '', updatedAt: ctx.now() }
  await ctx.db
    .insert(challengePasses)
    .values({ challengeId, issuerId, holderId, ...row })
    .onConflictDoUpdate({
      target: [challengePasses.challengeId, challengePasses.holderId],
      set: row,
      setWhere: ne(challengePasses.state, 'passed'),
    })
  await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'quest', subjectId: challengeId })
}
