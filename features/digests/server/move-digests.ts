import { eq, inArray } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { digestMails, digestSettings } from './tables.ts'

/**
 * When two wallets merge: the one that stays keeps its digest, or takes over that of the other if its own was never
 * turned on or is off. E-mails of the other that still wait are dropped.
 */
export function moveDigests(ctx: Context, { from, into }: { from: string; into: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .select()
      .from(digestSettings)
      .where(inArray(digestSettings.holderId, [from, into]))
      .orderBy(digestSettings.holderId)
      .for('update')
    await ctx.db.delete(digestMails).where(eq(digestMails.holderId, from))
    await ctx.db.delete(digestSettings).where(eq(digestSettings.holderId, from))
    const moved = rows.find(({ holderId }) => holderId === from)
    const own = rows.find(({ holderId }) => holderId === into)
    if (!moved || moved.every === 'off' || (own && own.every !== 'off')) return
    const { holderId: _, ...set } = moved
    await ctx.db
      .insert(digestSettings)
      .values({ holderId: into, ...set })
      .onConflictDoUpdate({ target: digestSettings.holderId, set })
    await recordEvent(ctx, { action: 'digest.changed', subjectId: into, detail: { every: moved.every } })
  })
}
