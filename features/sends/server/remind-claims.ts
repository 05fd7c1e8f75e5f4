import { inArray, sql } from 'drizzle-orm'
import type { Claim } from '#features/claims/server/queries.ts'
import { claims } from '#features/claims/server/tables.ts'
import { suppressedOf } from '#features/mailing/server/suppressed-of.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { countMails } from './mail-limit.ts'

type Reminded = Pick<Claim, 'id' | 'email' | 'sendId'>

/**
 * Queues the e-mails of claims of one template again, except to suppressed addresses. The caller's transaction has locked the
 * rows and the daily e-mail limit.
 */
export async function remindClaims(
  ctx: Context,
  { issuerId, templateId, rows }: { issuerId: string; templateId: string; rows: Reminded[] },
): Promise<void> {
  const emails = rows.map(({ email }) => email)
  const unwanted = await suppressedOf(ctx, issuerId, emails)
  const [mailed, silent] = [
    rows.filter((row) => !unwanted.has(row.email)),
    rows.filter((row) => unwanted.has(row.email)),
  ]
  if (silent.length > 0)
    await ctx.db
      .update(claims)
      .set({ delivery: 'unsubscribed' })
      .where(inArray(claims.id, idsOf(silent)))
  if (mailed.length > 0) {
    await countMails(ctx, { issuerId, templateId, mails: mailed.length })
    const queued = { delivery: 'queued' as const, deliveryDetail: '', leasedUntil: null, tries: 0 }
    await ctx.db
      .update(claims)
      .set({ ...queued, reminders: sql`${claims.reminders} + 1` })
      .where(inArray(claims.id, idsOf(mailed)))
    for (const sendId of new Set(mailed.map((row) => row.sendId))) await ctx.jobs.send(ctx, 'mail-claims', { sendId })
  }
  await recordEvent(ctx, {
    action: 'claims.reminded',
    issuerId,
    subjectId: templateId,
    detail: { count: mailed.length },
  })
}

function idsOf(rows: Reminded[]): string[] {
  return rows.map(({ id }) => id)
}
