import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { findIssuer } from './find-issuer.ts'
import { makeApiKey } from './make-api-key.ts'
import { apiKeys } from './tables.ts'
import { tellAdmins } from './tell-admins.ts'

/** Gives the issuer a new API key; the old one works no more. Throws `notAllowed` for one whose key is not kept here. */
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
    await tellAdmins(ctx, 'keyRegenerated')
    return { apiKey }
  })
}
