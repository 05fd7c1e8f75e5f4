import { inArray, sql } from 'drizzle-orm'
import type { Claim } from '#features/claims/server/queries.ts'
import { claims } from '#features/claims/server/tables.ts'
import { suppressedOf } from '#features/mailing/server/suppressed-of.ts'
import { takeUpToMailsOf } from '#features/team/folders/server/mail-limit.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { countMails } from '../mail/server/mail-limit.ts'

/** `folderId`: the folder that counted the first e-mail, or ''. */
type Reminded = Pick<Claim, 'id' | 'email' | 'holderId' | 'sendId'> & { folderId: string }

/**
 * Queues the e-mails of claims of one template again, except to suppressed addresses and past the limit of the folder from
 * which they were sent. The caller's transaction has locked the rows and the daily e-mail limit.
 */
export async function remindClaims(
  ctx: Context,
  { issuerId, templateId, rows }: { issuerId: string; templateId: string; rows: Reminded[] },
): Promise<void> {
  const emails = rows.flatMap(({ email }) => email || [])
  const unwanted = await suppressedOf(ctx, issuerId, emails)
  const silent = rows.filter((row) => unwanted.has(row.email))
  const wanted = rows.filter((row) => !unwanted.has(row.email))
  const mailed: Reminded[] = []
  for (const [folderId, own] of Map.groupBy(wanted, (row) => row.folderId)) {
    const count = folderId ? await takeUpToMailsOf(ctx, folderId, own.length) : own.length
    mailed.push(...own.slice(0, count))
  }
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
