import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { findIssuer } from '../find-issuer.ts'
import { notifyAdmins } from '../notify-admins.ts'
import { apiKeys } from '../tables.ts'
import { makeApiKey } from './make-api-key.ts'

/**
 * Replaces the issuer's API key; the old one stops working. Throws `notAllowed` for an issuer whose account key is not
 * on this server.
 */
export function regenerateApiKey(ctx: AdminContext) {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    const issuer = await findIssuer(ctx, issuerId)
    if (!issuer?.isKms) throw new Problem('notAllowed')
    await ctx.db
      .update(apiKeys)
      .set({ endedAt: ctx.now() })
      .where(and(eq(apiKeys.issuerId, issuerId), eq(apiKeys.templateId, ''), isNull(apiKeys.endedAt)))
    const { id, apiKey } = await makeApiKey(ctx, { issuerId })
    await recordEvent(ctx, { action: 'apiKey.regenerated', subjectId: id })
    await notifyAdmins(ctx, 'keyRegenerated')
    return { apiKey }
  })
}
