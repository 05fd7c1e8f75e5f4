import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { singleCodes } from '../../../server/tables.ts'
import { hashesOfCode } from './code-hash.ts'

type Using = { challengeId: string; code: string; holderId: string }

/** Uses a single-use code, in the transaction of the pass. Throws `codeUsed` and `codeWrong`. */
export async function takeCode(ctx: Context, { challengeId, code, holderId }: Using): Promise<void> {
  const isCode = and(
    eq(singleCodes.challengeId, challengeId),
    inArray(singleCodes.codeHash, hashesOfCode(ctx.config, challengeId, code)),
  )
  const used = await ctx.db
    .update(singleCodes)
    .set({ usedBy: holderId, usedAt: ctx.now() })
    .where(and(isCode, isNull(singleCodes.usedAt)))
    .returning({ usedBy: singleCodes.usedBy })
  if (used.length === 1) return
  throw new Problem((await ctx.db.$count(singleCodes, isCode)) > 0 ? 'codeUsed' : 'codeWrong')
}

/** How many single-use codes of some challenges were used, by challenge id. */
export async function countUsedCodes(ctx: Context, challengeIds: string[]): Promise<Map<string, number>> {
  if (challengeIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: singleCodes.challengeId, used: sql<number>`count(*)`.mapWith(Number) })
    .from(singleCodes)
    .where(and(isOneOf(singleCodes.challengeId, challengeIds), isNotNull(singleCodes.usedAt)))
    .groupBy(singleCodes.challengeId)
  return new Map(rows.map(({ id, used }) => [id, used]))
}
