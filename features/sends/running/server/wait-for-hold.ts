import { and, eq, gt } from 'drizzle-orm'
import type { SystemContext } from '#platform/context.ts'
import { sends } from '../../server/tables.ts'

/**
 * Puts a job of a send off until the send can no longer be undone; true if it was put off. A job may come before that moment: the
 * queue goes by the database's clock, and counts its delay from the beginning of the transaction that wrote it.
 */
export async function waitForHold(ctx: SystemContext, job: string, sendId: string): Promise<boolean> {
  const [held] = await ctx.db
    .select({ until: sends.holdUntil })
    .from(sends)
    .where(and(eq(sends.id, sendId), gt(sends.holdUntil, ctx.now())))
  if (!held?.until) return false
  await ctx.jobs.send(ctx, job, { sendId }, Math.ceil((held.until.getTime() - ctx.now().getTime()) / 1000))
  return true
}
