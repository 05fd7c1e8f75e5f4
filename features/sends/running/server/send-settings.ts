import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, type Context, inTransaction } from '#platform/context.ts'
import { UNDO_USUAL, undoSeconds } from '../../send-rules.ts'
import { sendSettings } from '../../server/tables.ts'
import type * as contract from '../contract.ts'

/** Reads the issuer's settings for sends. */
export async function readSendSettings(ctx: AdminContext) {
  const [row] = await ctx.db.select().from(sendSettings).where(eq(sendSettings.issuerId, ctx.actor.issuerId))
  return { undoSeconds: row?.undoSeconds ?? UNDO_USUAL }
}

/** Changes how long the issuer's sends can be undone; existing sends are unaffected. */
export function updateSendSettings(ctx: AdminContext, asked: Input<typeof contract.updateSendSettings>) {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    const undoSeconds = asked.undoSeconds === UNDO_USUAL ? null : asked.undoSeconds
    await ctx.db
      .insert(sendSettings)
      .values({ issuerId, undoSeconds })
      .onConflictDoUpdate({ target: sendSettings.issuerId, set: { undoSeconds } })
    await recordEvent(ctx, { action: 'sendSettings.changed', subjectId: issuerId, detail: asked })
    return asked
  })
}

/** How long an issuer's send with this many recipients can be undone, in seconds; 0 when its e-mails leave at once. */
export async function undoWindow(ctx: Context, issuerId: string, count: number): Promise<number> {
  const [settings] = await ctx.db.select().from(sendSettings).where(eq(sendSettings.issuerId, issuerId))
  return settings?.undoSeconds ?? undoSeconds(count)
}
