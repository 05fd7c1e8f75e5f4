import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { AdminContext } from '#platform/context.ts'
import { scopedKeys } from './tables.ts'

export type ScopedKey = typeof scopedKeys.$inferSelect

/** The community's own key that was not ended, its row locked; throws `notFound` for any other. */
export async function lockOwnKey(ctx: AdminContext, keyId: string): Promise<ScopedKey> {
  const isOwn = and(eq(scopedKeys.id, keyId), eq(scopedKeys.issuerId, ctx.actor.issuerId))
  const [key] = await ctx.db
    .select()
    .from(scopedKeys)
    .where(and(isOwn, isNull(scopedKeys.endedAt)))
    .for('update')
  if (!key) throw new Problem('notFound')
  return key
}

/** Throws `keysUnavailable` for a community that signs with its own wallet. */
export async function assertKept(ctx: AdminContext): Promise<void> {
  const issuer = await findIssuer(ctx, ctx.actor.issuerId)
  if (!issuer?.isKms) throw new Problem('keysUnavailable')
}
