import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import { lockOwnSend } from '../../server/own-send.ts'
import { sends } from '../../server/tables.ts'
import type * as contract from '../contract.ts'

/** Releases a send's e-mails now, after which it cannot be undone. Throws `sendEnded` for one that was stopped or undone. */
export function releaseSend(ctx: TeamContext, { sendId }: Input<typeof contract.releaseSend>) {
  return inTransaction(ctx, async (ctx) => {
    const send = await lockOwnSend(ctx, sendId)
    if (send.status === 'stopped' || send.status === 'undone') throw new Problem('sendEnded')
    if (!send.holdUntil || send.holdUntil <= ctx.now()) return {}
    await ctx.db.update(sends).set({ holdUntil: ctx.now() }).where(eq(sends.id, sendId))
    await recordEvent(ctx, { action: 'claims.released', subjectId: sendId })
    await ctx.jobs.send(ctx, 'mail-claims', { sendId })
    await ctx.jobs.send(ctx, 'show-waiting', { sendId })
    return {}
  })
}
