import { eq, inArray, lt } from 'drizzle-orm'
import { newId } from '../base/ids.ts'
import type { Language } from '../base/text.ts'
import type { Context } from './context.ts'
import { type AccountNotice, accountNotices } from './tables.ts'

export type Notice = typeof accountNotices.$inferSelect
export type NewNotice = { kind: AccountNotice; language: Language; detail: Record<string, string> }

/** How long a notice is kept that no mail server took. */
const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * Tells addresses by e-mail what happened to their account, in the caller's transaction. The addresses are kept in rows, not in
 * the jobs: one that is being removed is told as well.
 */
export async function tellAccount(ctx: Context, emails: string[], notice: NewNotice): Promise<void> {
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

/** Whether a notice waited for a mail server as long as one is kept. */
export function isTooOld(ctx: Context, { createdAt }: Notice): boolean {
  return createdAt < oldest(ctx)
}

function oldest(ctx: Context): Date {
  return new Date(ctx.now().getTime() - KEPT_MS)
}

/** A notice that is still to be mailed, or undefined. */
export async function findNotice(ctx: Context, id: string): Promise<Notice | undefined> {
  const [notice] = await ctx.db.select().from(accountNotices).where(eq(accountNotices.id, id))
  return notice
}

/** Forgets a notice that was mailed. */
export async function forgetNotice(ctx: Context, id: string): Promise<void> {
  await ctx.db.delete(accountNotices).where(eq(accountNotices.id, id))
}

/** Forgets what addresses were still to be told: they are being erased. */
export async function forgetNoticesTo(ctx: Context, emails: string[]): Promise<void> {
  await ctx.db.delete(accountNotices).where(inArray(accountNotices.email, emails))
}
