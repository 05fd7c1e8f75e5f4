import { and, eq, inArray, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
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
