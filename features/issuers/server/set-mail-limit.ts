import { and, eq, isNull } from 'drizzle-orm'
import { InvalidInput, Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { MAIL_LIMIT_MAX } from '../rules.ts'
import { issuers } from './tables.ts'

/**
 * Lets an issuer send so many mails in 24 hours, or as many as all others when `mails` is undefined. Only the operator calls
 * it. Throws `notFound`, or `quantityNotValid` for what is no whole number from 0 to a million.
 */
export async function setMailLimit(
  ctx: SystemContext,
  { issuerId, mails }: { issuerId: string; mails: number | undefined },
) {
  if (mails !== undefined && (!Number.isInteger(mails) || mails < 0 || mails > MAIL_LIMIT_MAX)) {
    throw new InvalidInput('quantityNotValid')
  }
  return inTransaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .update(issuers)
      .set({ mailLimit24h: mails ?? null })
      .where(and(eq(issuers.id, issuerId), isNull(issuers.deletedAt)))
      .returning({ id: issuers.id })
    if (rows.length === 0) throw new Problem('notFound')
    const detail = { mails: mails ?? 'default' }
    await recordEvent(ctx, { action: 'issuer.mailLimitSet', issuerId, subjectId: issuerId, detail })
  })
}
