import { lt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { signInChallenges, spentCaptchas } from './tables.ts'

/** Notes a solved captcha or a pass as used; false when it was used before. Those that have ended are cleared away. */
export async function spendOnce(ctx: Context, id: string, expiresAt: Date): Promise<boolean> {
  await ctx.db.delete(spentCaptchas).where(lt(spentCaptchas.expiresAt, ctx.now()))
  const spent = await ctx.db
    .insert(spentCaptchas)
    .values({ id, expiresAt })
    .onConflictDoNothing()
    .returning({ id: spentCaptchas.id })
  return spent.length === 1
}

const DAY_MS = 24 * 60 * 60_000

/** Stores a challenge; those that ended a day ago are cleared away. */
export async function keepChallenge(ctx: Context, row: typeof signInChallenges.$inferInsert): Promise<void> {
  const old = new Date(ctx.now().getTime() - DAY_MS)
  await ctx.db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, old))
  await ctx.db.insert(signInChallenges).values(row)
}
