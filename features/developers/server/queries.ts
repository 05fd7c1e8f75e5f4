import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { ownKeyUses, scopedKeys } from './tables.ts'

/** A busy key writes once in this time; the calls themselves are in the audit. */
const NOTED_MS = 60_000

/** Notes the last use of a key: when, from which network and with which call. */
export async function noteUse(
  ctx: Context,
  { id, lastUsedAt }: { id: string; lastUsedAt: Date | null },
  call: string,
): Promise<void> {
  const now = ctx.now()
  const before = new Date(now.getTime() - NOTED_MS)
  if (lastUsedAt && lastUsedAt > before) return
  await ctx.db
    .update(scopedKeys)
    .set({ lastUsedAt: now, lastCall: call, lastNetwork: ctx.network, unusedMailedAt: null })
    .where(and(eq(scopedKeys.id, id), or(isNull(scopedKeys.lastUsedAt), lt(scopedKeys.lastUsedAt, before))))
}

/** Notes the last use of a community's own key of the specification. */
export async function noteOwnUse(ctx: Context, key: { keyId: string; issuerId: string }, call: string): Promise<void> {
  const at = ctx.now()
  await ctx.db
    .insert(ownKeyUses)
    .values({ ...key, at, call })
    .onConflictDoUpdate({
      target: ownKeyUses.keyId,
      set: { at, call },
      setWhere: lt(ownKeyUses.at, new Date(at.getTime() - NOTED_MS)),
    })
}
