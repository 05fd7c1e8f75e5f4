import { and, inArray, isNotNull, lt } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { CLOSED_DAYS } from '../rules.ts'
import { eraseWhere } from './erase-conversations.ts'
import { conversations } from './tables.ts'

const ROWS_AT_ONCE = 100
const DAY_MS = 86_400_000

/** Erases the conversations of people who left their community `CLOSED_DAYS` ago, in parts. Idempotent. */
export async function eraseClosed(ctx: SystemContext): Promise<void> {
  while (!ctx.stopping.aborted) if ((await eraseSome(ctx)) < ROWS_AT_ONCE) return
}

function eraseSome(ctx: SystemContext): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const before = new Date(ctx.now().getTime() - CLOSED_DAYS * DAY_MS)
    const old = ctx.db
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(isNotNull(conversations.closedAt), lt(conversations.closedAt, before)))
      .limit(ROWS_AT_ONCE)
      .for('update', { skipLocked: true })
    const erased = await eraseWhere(ctx, inArray(conversations.id, old))
    for (const { id, issuerId } of erased)
      await recordEvent(ctx, { action: 'conversation.erased', issuerId, subjectId: id })
    return erased.length
  })
}
