import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import { listedSends } from '../../hooks.ts'
import { lockOwnSend } from '../../server/own-send.ts'
import { sends } from '../../server/tables.ts'
import type * as contract from '../contract.ts'

/** Resumes a paused send. Throws `sendEnded` for one that was stopped or undone. */
export function continueSend(ctx: TeamContext, { sendId }: Input<typeof contract.continueSend>) {
  return inTransaction(ctx, async (ctx) => {
    const send = await lockOwnSend(ctx, sendId)
    if (send.status === 'stopped' || send.status === 'undone') throw new Problem('sendEnded')
    if (!send.pausedAt) return {}
    await ctx.db.update(sends).set({ pausedAt: null }).where(eq(sends.id, sendId))
    await recordEvent(ctx, { action: 'claims.continued', subjectId: sendId })
    if (send.status === 'reading') await listedSends.get().readOn(ctx, sendId)
    await ctx.jobs.send(ctx, 'mail-claims', { sendId })
    return {}
  })
}
