import { eq } from 'drizzle-orm'
import { giveBackFolderMails } from '#features/team/folders/server/mail-limit.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import type { Send } from '../../server/own-send.ts'
import { sends } from '../../server/tables.ts'
import { mailsOf } from './count-send.ts'

type Opened = Pick<Send, 'id' | 'issuerId' | 'templateId' | 'mails' | 'folderId' | 'total' | 'holdUntil'> & {
  message?: string
}

/** Creates a send whose rows are yet to be read, in the caller's transaction. */
export async function openSend(ctx: Context, opened: Opened): Promise<void> {
  await ctx.db.insert(sends).values({ ...opened, status: 'reading', createdAt: ctx.now() })
}

/** Locks a send while its rows are read; undefined when it is paused or ended. */
export async function lockReading(ctx: Context, sendId: string): Promise<Send | undefined> {
  const [send] = await ctx.db.select().from(sends).where(eq(sends.id, sendId)).for('update')
  return send?.status === 'reading' && !send.pausedAt ? send : undefined
}

/**
 * Records the number of e-mails for the rows of a send read so far; after the last row the number is final, and those
 * that were counted for rows left out are released.
 */
export async function noteRead(ctx: Context, send: Send, { mails, isLast }: { mails: number; isLast: boolean }) {
  await ctx.db
    .update(sends)
    .set(isLast ? { status: 'sent', mails } : { mails: Math.max(send.mails, mails) })
    .where(eq(sends.id, send.id))
  if (isLast) await giveBackUnread(ctx, send, mails)
}

/** Releases the e-mails that a folder counted for rows of a send from which none came. */
export async function giveBackUnread(ctx: Context, send: Send, mails: number): Promise<void> {
  const { folderId, createdAt: at } = send
  await giveBackFolderMails(ctx, { folderId, at, count: Math.max(0, send.mails - mails) })
}

/** Stops a send whose rows are being read, even a paused one, with the e-mails created so far; a job revokes its claims. */
export async function stopReading(ctx: Context, sendId: string): Promise<void> {
  const [send] = await ctx.db.select().from(sends).where(eq(sends.id, sendId)).for('update')
  if (send?.status !== 'reading') return
  const mails = await mailsOf(ctx, sendId)
  await ctx.db.update(sends).set({ status: 'stopped', pausedAt: null, mails }).where(eq(sends.id, sendId))
  await giveBackUnread(ctx, send, mails)
  await recordEvent(ctx, { action: 'claims.stopped', issuerId: send.issuerId, subjectId: sendId })
  await ctx.jobs.send(ctx, 'take-back-send', { sendId })
}
