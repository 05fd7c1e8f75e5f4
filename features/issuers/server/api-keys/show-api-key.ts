import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction, type TeamContext } from '#platform/context.ts'
import { findIssuer } from '../find-issuer.ts'
import { notifyAdmins } from '../notify-admins.ts'
import { apiKeys } from '../tables.ts'
import { openApiKey } from './make-api-key.ts'
import { ownApiKey } from './own-api-key.ts'

/** The issuer's own API key in clear. Throws `notAllowed` for an issuer whose account key is not on this server. */
export async function showApiKey(ctx: AdminContext): Promise<{ apiKey: string }> {
  const issuer = await findIssuer(ctx, ctx.actor.issuerId)
  const keyId = await ownApiKey(ctx, issuer?.isKms ?? false)
  if (!keyId) throw new Problem('notAllowed')
  return { apiKey: await showKeyOf(ctx, '', keyId) }
}

/** An active key of the signed-in issuer for one template ('' for its own) in clear; recorded, and all admins are notified. Throws `notFound`. */
export function showKeyOf(ctx: TeamContext, templateId: string, keyId: string): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    const isOwn = and(eq(apiKeys.issuerId, ctx.actor.issuerId), eq(apiKeys.templateId, templateId))
    const [key] = await ctx.db
      .select({ id: apiKeys.id })
      .from(apiKeys)
      .where(and(eq(apiKeys.id, keyId), isOwn, isNull(apiKeys.endedAt)))
    if (!key) throw new Problem('notFound')
    await recordEvent(ctx, { action: 'apiKey.shown', subjectId: key.id })
    await notifyAdmins(ctx, 'keyShown')
    return openApiKey(ctx, key.id)
  })
}
