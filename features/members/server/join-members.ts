import { sql } from 'drizzle-orm'
import { recordEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { members } from './tables.ts'

/** Makes holders members of an issuer, in the caller's transaction; existing members keep their earlier date. */
export function joinMembers(ctx: Context, issuerId: string, holderIds: string[], since = ctx.now()): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    // In a fixed order, so that two calls with the same people do not deadlock.
    const rows = [...new Set(holderIds)].sort().map((holderId) => ({ issuerId, holderId, since }))
    await ctx.db
      .insert(members)
      .values(rows)
      .onConflictDoUpdate({
        target: [members.issuerId, members.holderId],
        set: {
          since: sql`case when ${members.endedAt} is null then least(${members.since}, excluded.since) else excluded.since end`,
          endedAt: null,
        },
      })
    await recordEvents(
      ctx,
      rows.map(({ holderId }) => ({ action: 'member.joined', issuerId, subjectId: holderId })),
    )
  })
}
