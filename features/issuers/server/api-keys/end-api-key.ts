import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import { apiKeys } from '../tables.ts'

/**
 * Revokes a key of the signed-in issuer for one template at once. Throws `notFound` for any other key, and for one
 * already revoked.
 */
export function endApiKey(ctx: TeamContext, templateId: string, keyId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const isOwn = and(eq(apiKeys.issuerId, ctx.actor.issuerId), eq(apiKeys.templateId, templateId))
    const [ended] = await ctx.db
      .update(apiKeys)
      .set({ endedAt: ctx.now() })
      .where(and(eq(apiKeys.id, keyId), isOwn, isNull(apiKeys.endedAt)))
      .returning({ id: apiKeys.id })
    if (!ended) throw new Problem('notFound')
    await recordEvent(ctx, { action: 'apiKey.ended', subjectId: keyId })
  })
}
