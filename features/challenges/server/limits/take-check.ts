import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { CHECKS_AN_HOUR, CHECKS_OF_ONE, providerOf } from '../../rules.ts'
import type { ChallengeRow } from '../find-challenge.ts'
import { insertCheck } from '../queries.ts'
import { challengeChecks } from '../tables.ts'
import { limitsOf } from './limits-of.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Counts a check against the limits, in a transaction of its own, so that a refused one counts as well. Throws
 * `tooManyChecks` for the holder's hour, `checksUsed` for the community's day at a provider.
 */
export function takeCheck(ctx: Context, challenge: ChallengeRow, holderId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lock(ctx, `checks:${holderId}`)
    const inHour = and(eq(challengeChecks.holderId, holderId), gt(challengeChecks.at, ago(ctx, HOUR_MS)))
    const recent = await ctx.db
      .select({ challengeId: challengeChecks.challengeId })
      .from(challengeChecks)
      .where(inHour)
      .limit(CHECKS_AN_HOUR)
    const ofOne = recent.filter(({ challengeId }) => challengeId === challenge.id)
    if (recent.length >= CHECKS_AN_HOUR || ofOne.length >= CHECKS_OF_ONE) throw new Problem('tooManyChecks')
    if (!(await takeAtProvider(ctx, challenge))) throw new Problem('checksUsed')
    await insertCheck(ctx, challenge, holderId)
  })
}

/** Counts another try of a job, which no holder's limit concerns; false where the community's day is used up. */
export function takeRetry(ctx: Context, challenge: ChallengeRow): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const isFree = await takeAtProvider(ctx, challenge)
    if (isFree) await insertCheck(ctx, challenge, '')
    return isFree
  })
}

async function takeAtProvider(ctx: Context, { issuerId, type }: ChallengeRow): Promise<boolean> {
  const provider = providerOf(type)
  if (!provider) return true
  await lock(ctx, `checks:${issuerId}:${provider}`)
  const { perDay } = await limitsOf(ctx, issuerId)
  return (await usedToday(ctx, issuerId, provider)) < perDay[provider]
}

/** How many checks a community made at a provider in the last 24 hours. */
export function usedToday(ctx: Context, issuerId: string, provider: string): Promise<number> {
  const isOf = and(eq(challengeChecks.issuerId, issuerId), eq(challengeChecks.provider, provider))
  return ctx.db.$count(
    challengeChecks,
    and(isOf, ne(challengeChecks.provider, ''), gt(challengeChecks.at, ago(ctx, DAY_MS))),
  )
}

async function lock(ctx: Context, name: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

const ago = (ctx: Context, ms: number) => new Date(ctx.now().getTime() - ms)
