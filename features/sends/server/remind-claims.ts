import { sql } from 'drizzle-orm'
import type { Claim } from '#features/claims/server/queries.ts'
import { claims } from '#features/claims/server/tables.ts'
import { suppressedOf } from '#features/mailing/server/suppressed-of.ts'
import { mailsLeftOf, takeUpToMailsOf } from '#features/team/folders/server/mail-limit.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { countMails } from '../mail/server/mail-limit.ts'

/** `folderId`: the folder that counted the first e-mail, or ''. */
type Reminded = Pick<Claim, 'id' | 'email' | 'holderId' | 'sendId'> & { folderId: string }

/**
 * Queues the e-mails of claims of one template again, except to suppressed addresses and past the limit of the folder from
 * which they were sent; returns how many. The caller's transaction has locked the rows and the daily e-mail limit.
 */
export async function remindClaims(
  ctx: Context,
  { issuerId, templateId, rows }: { issuerId: string; templateId: string; rows: Reminded[] },
): Promise<number> {
  const { silent, wanted } = await sortReminded(ctx, issuerId, rows)
  const mailed: Reminded[] = []
  for (const [folderId, own] of wanted) {
    const count = folderId ? await takeUpToMailsOf(ctx, folderId, own.length) : own.length
    mailed.push(...own.slice(0, count))
  }
  if (silent.length > 0)
    await ctx.db
      .update(claims)
      .set({ delivery: 'unsubscribed' })
      .where(isOneOf(claims.id, idsOf(silent)))
  if (mailed.length > 0) {
    await countMails(ctx, { issuerId, templateId, mails: mailed.length })
    const queued = { delivery: 'queued' as const, deliveryDetail: '', leasedUntil: null, tries: 0 }
    await ctx.db
      .update(claims)
      .set({ ...queued, reminders: sql`${claims.reminders} + 1` })
      .where(isOneOf(claims.id, idsOf(mailed)))
    for (const sendId of new Set(mailed.map((row) => row.sendId))) await ctx.jobs.send(ctx, 'mail-claims', { sendId })
  }
  await recordEvent(ctx, {
    action: 'claims.reminded',
    issuerId,
    subjectId: templateId,
    detail: { count: mailed.length },
  })
  return mailed.length
}

/** How many e-mails `remindClaims` would queue of some rows. Writes nothing. */
export async function countReminded(ctx: Context, issuerId: string, rows: Reminded[]): Promise<number> {
  const { wanted } = await sortReminded(ctx, issuerId, rows)
  let count = 0
  for (const [folderId, own] of wanted) count += Math.min(own.length, await mailsLeftOf(ctx, folderId))
  return count
}

/** Rows of suppressed addresses, and the others by the folder from which they were sent. */
async function sortReminded(ctx: Context, issuerId: string, rows: Reminded[]) {
  const emails = rows.flatMap(({ email }) => email || [])
  const unwanted = await suppressedOf(ctx, issuerId, emails)
  const wanted = rows.filter((row) => !unwanted.has(row.email))
  return {
    silent: rows.filter((row) => unwanted.has(row.email)),
    wanted: Map.groupBy(wanted, (row) => row.folderId),
  }
}

function idsOf(rows: Reminded[]): string[] {
  return rows.map(({ id }) => id)
}
