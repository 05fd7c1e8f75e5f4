import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import { lockOwnSend } from '../../server/own-send.ts'
import { sends } from '../../server/tables.ts'
import type * as contract from '../contract.ts'

/** Pauses a send until it is resumed. Idempotent. Throws `sendEnded` for one that was stopped or undone. */
export function pauseSend(ctx: TeamContext, { sendId }: Input<typeof contract.pauseSend>) {
  return inTransaction(ctx, async (ctx) => {
    const send = await lockOwnSend(ctx, sendId)
    if (send.status === 'stopped' || send.status === 'undone') throw new Problem('sendEnded')
    if (send.pausedAt) return {}
    await ctx.db.update(sends).set({ pausedAt: ctx.now() }).where(eq(sends.id, sendId))
    await recordEvent(ctx, { action: 'claims.paused', subjectId: sendId })
    return {}
  })
}
