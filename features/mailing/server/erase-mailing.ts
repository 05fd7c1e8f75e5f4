import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction, type SystemContext } from '#platform/context.ts'
import { mailDrafts, mailSettings, replyAddresses, suppressions } from './tables.ts'

const ROWS_AT_ONCE = 1000
const DAY_MS = 86_400_000

/** Erases an issuer's e-mail settings, its reply-to addresses and its suppressed addresses. */
export function eraseMailing(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    for (const table of [suppressions, mailSettings, mailDrafts, replyAddresses])
      await ctx.db.delete(table).where(eq(table.issuerId, issuerId))
    await recordEvent(ctx, { action: 'mailing.erased', issuerId, subjectId: issuerId })
  })
}

/** Removes addresses (in lower case) from the reply-to addresses of every issuer. */
export function eraseReplyAddresses(ctx: Context, emails: string[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const own = inArray(replyAddresses.email, emails)
    const gone = await ctx.db.delete(replyAddresses).where(own).returning({ id: replyAddresses.id })
    await ctx.db.update(mailSettings).set({ replyTo: '' }).where(inArray(mailSettings.replyTo, emails))
    const detail = { count: gone.length }
    if (gone.length > 0) await recordEvent(ctx, { action: 'addresses.erased', subjectId: 'replyAddresses', detail })
  })
}

/** Erases unconfirmed reply-to addresses a day after their code has expired, and unsent test e-mails. Idempotent. */
export async function eraseOldMailing(ctx: SystemContext): Promise<void> {
  for (const some of [eraseUnconfirmed, eraseDrafts]) {
    while ((await inTransaction(ctx, some)) === ROWS_AT_ONCE) {
      // In batches, so that other requests are served in between.
    }
  }
}

const yesterday = (ctx: Context) => new Date(ctx.now().getTime() - DAY_MS)

async function eraseUnconfirmed(ctx: Context): Promise<number> {
  const old = ctx.db
    .select({ id: replyAddresses.id })
    .from(replyAddresses)
    .where(and(isNull(replyAddresses.confirmedAt), lt(replyAddresses.expiresAt, yesterday(ctx))))
    .limit(ROWS_AT_ONCE)
    .for('update', { skipLocked: true })
  const erased = await ctx.db
    .delete(replyAddresses)
    .where(inArray(replyAddresses.id, old))
    .returning({ id: replyAddresses.id })
  return noted(ctx, 'replyAddresses.erased', erased.length)
}

async function eraseDrafts(ctx: Context): Promise<number> {
  const old = ctx.db
    .select({ id: mailDrafts.id })
    .from(mailDrafts)
    .where(lt(mailDrafts.createdAt, yesterday(ctx)))
    .limit(ROWS_AT_ONCE)
    .for('update', { skipLocked: true })
  const erased = await ctx.db.delete(mailDrafts).where(inArray(mailDrafts.id, old)).returning({ id: mailDrafts.id })
  return noted(ctx, 'mailDrafts.erased', erased.length)
}

async function noted(ctx: Context, action: string, count: number): Promise<number> {
  if (count > 0) await recordEvent(ctx, { action, subjectId: 'claims', detail: { count } })
  return count
}
