import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import type * as contract from '../../contract.ts'
import { CODE_TRIES, CODE_TRIES_A_DAY } from '../../rules.ts'
import { emailCodes, issuerVerifications } from '../../server/tables.ts'
import { areDigitsOf } from './code-digits.ts'

type Submit = typeof contract.submitEmailValidation

/**
 * Proves an address by its code. Each try is counted before the code is looked at, and outside of a transaction, because
 * a wrong one counts although the call fails. Throws `emailCodeWrong` for a wrong, late, used or missing code, and after
 * five tries: the sentence is one, so that it says nothing about which.
 */
export async function submitEmailValidation(
  ctx: AdminContext,
  { email, code }: Input<Submit>,
): Promise<Output<Submit>> {
  const proven = { type: 'email' as const, value: email }
  if (await isProven(ctx, email)) return proven
  const id = await takeTry(ctx, email, code)
  return inTransaction(ctx, async (ctx) => {
    // The delete is the lock: a code that is typed twice at once proves once.
    const used = await ctx.db.delete(emailCodes).where(eq(emailCodes.id, id)).returning({ id: emailCodes.id })
    if (used.length === 0) throw new Problem('emailCodeWrong')
    const now = ctx.now()
    const fresh = { verifiedAt: now, checkedAt: now, misses: 0, endedAt: null }
    await ctx.db
      .insert(issuerVerifications)
      .values({ issuerId: ctx.actor.issuerId, ...proven, ...fresh })
      .onConflictDoUpdate({
        target: [issuerVerifications.issuerId, issuerVerifications.type, issuerVerifications.value],
        set: fresh,
      })
    await recordEvent(ctx, { action: 'verification.proven', subjectId: id, detail: { type: 'email' } })
    return proven
  })
}

/** Whether an address is proven, for the caller's community. */
export async function isProven(ctx: AdminContext, email: string): Promise<boolean> {
  const isIt = and(
    eq(issuerVerifications.issuerId, ctx.actor.issuerId),
    eq(issuerVerifications.type, 'email'),
    eq(issuerVerifications.value, email),
    isNull(issuerVerifications.endedAt),
  )
  return (await ctx.db.$count(issuerVerifications, isIt)) > 0
}

async function takeTry(ctx: AdminContext, email: string, code: string): Promise<string> {
  const [row] = await ctx.db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(
      and(
        eq(emailCodes.issuerId, ctx.actor.issuerId),
        eq(emailCodes.email, email),
        lt(emailCodes.tries, CODE_TRIES),
        gt(emailCodes.expiresAt, ctx.now()),
      ),
    )
    .returning({ id: emailCodes.id, tries: emailCodes.tries })
  if (!row) throw new Problem('emailCodeWrong')
  await takeRate(ctx, `promote-code-tries:${hashText(email)}`, { limit: CODE_TRIES_A_DAY, seconds: 86_400 })
  if (areDigitsOf(ctx.config, row.id, code)) return row.id
  await recordEvent(ctx, { action: 'verification.refused', subjectId: row.id, detail: { tries: row.tries } })
  throw new Problem('emailCodeWrong')
}
