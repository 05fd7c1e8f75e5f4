import { and, eq, isNull } from 'drizzle-orm'
import { InvalidInput, Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { MAIL_LIMIT_MAX } from '../rules.ts'
import { issuers } from './tables.ts'

/**
 * Sets how many e-mails an issuer may send in 24 hours; undefined restores the common limit. Only the operator calls
 * it. Throws `notFound`, and `quantityNotValid` unless `mails` is a whole number from 0 to a million.
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
