import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { setSlot } from '#credentials/status-list.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { badges, statusLists } from './tables.ts'

/**
 * Takes badges back, with the reason that holders and verifiers read; each status list is written once. Badges of another
 * issuer than the caller's, and those revoked before, stay as they are. Answers the ids of those revoked now.
 */
export function revokeBadges(ctx: Context, badgeIds: string[], reason: string): Promise<string[]> {
  if (badgeIds.length === 0) return Promise.resolve([])
  return inTransaction(ctx, async (ctx) => {
    const own = 'issuerId' in ctx.actor ? eq(badges.issuerId, ctx.actor.issuerId) : undefined
    const revoked = await ctx.db
      .update(badges)
      .set({ revokedAt: ctx.now(), revokedReason: reason })
      .where(and(inArray(badges.id, badgeIds), isNull(badges.revokedAt), own))
      .returning({ id: badges.id, issuerId: badges.issuerId, listId: badges.statusListId, slot: badges.statusIndex })
    const lists = Map.groupBy(revoked, ({ listId }) => listId)
    // In one order everywhere, so that two revocations cannot wait for each other.
    for (const listId of [...lists.keys()].sort()) {
      const slots = lists.get(listId)?.map(({ slot }) => slot) ?? []
      await setSlots(ctx, listId, slots)
    }
    for (const { id, issuerId } of revoked) await recordEvent(ctx, { action: 'badge.revoked', issuerId, subjectId: id })
    return revoked.map(({ id }) => id)
  })
}

async function setSlots(ctx: Context, listId: string, slots: number[]): Promise<void> {
  const [list] = await ctx.db.select().from(statusLists).where(eq(statusLists.id, listId)).for('update')
  if (!list) throw new Error('There is no such status list')
  const bits = Uint8Array.from(list.bits)
  for (const slot of slots) setSlot(bits, slot, true)
  await ctx.db
    .update(statusLists)
    .set({ bits, version: sql`${statusLists.version} + 1`, signed: null, signedAt: null })
    .where(eq(statusLists.id, listId))
}
