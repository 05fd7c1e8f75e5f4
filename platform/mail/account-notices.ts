import { eq, inArray, lt } from 'drizzle-orm'
import { newId } from '../../base/ids.ts'
import type { Language } from '../../base/text.ts'
import type { Context } from '../context.ts'
import { type AccountNotice, accountNotices } from '../tables.ts'

export type Notice = typeof accountNotices.$inferSelect
export type NewNotice = { kind: AccountNotice; language: Language; detail: Record<string, string> }

/** How long an undeliverable notice is kept. */
const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * Notifies addresses by e-mail about their account, in the caller's transaction. The addresses are kept in rows, not in
 * the jobs, so an address that is being removed is notified too.
 */
export async function notifyAccount(ctx: Context, emails: string[], notice: NewNotice): Promise<void> {
  if (emails.length === 0) return
  const createdAt = ctx.now()
  await ctx.db.delete(accountNotices).where(lt(accountNotices.createdAt, oldest(ctx)))
  const rows = emails.map((email) => ({ id: newId(), email, createdAt, ...notice }))
  await ctx.db.insert(accountNotices).values(rows)
  await ctx.jobs.sendAll(
    ctx,
    'mail-account-notice',
    rows.map(({ id }) => ({ noticeId: id })),
  )
}

/** Whether a notice has reached its maximum age without being sent. */
export function isTooOld(ctx: Context, { createdAt }: Notice): boolean {
  return createdAt < oldest(ctx)
}

function oldest(ctx: Context): Date {
  return new Date(ctx.now().getTime() - KEPT_MS)
}

/** A notice that is still to be sent, or undefined. */
export async function findNotice(ctx: Context, id: string): Promise<Notice | undefined> {
  const [notice] = await ctx.db.select().from(accountNotices).where(eq(accountNotices.id, id))
  return notice
}

/** Deletes a sent notice. */
export async function forgetNotice(ctx: Context, id: string): Promise<void> {
  await ctx.db.delete(accountNotices).where(eq(accountNotices.id, id))
}

/** Deletes the pending notices of addresses that are being erased. */
export async function forgetNoticesTo(ctx: Context, emails: string[]): Promise<void> {
  await ctx.db.delete(accountNotices).where(inArray(accountNotices.email, emails))
}
