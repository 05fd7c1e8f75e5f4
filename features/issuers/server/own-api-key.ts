import { and, desc, eq, isNull } from 'drizzle-orm'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { makeApiKey, showApiKey } from './make-api-key.ts'
import { apiKeys, issuers } from './tables.ts'

/** The signed-in issuer's own API key, made when it is first asked for; '' unless an admin of an isKms issuer asks. */
export async function ownApiKey(ctx: AdminContext, isKms: boolean): Promise<string> {
  if (ctx.actor.kind !== 'admin' || !isKms) return ''
  const known = await presentKey(ctx)
  if (known) return showApiKey(ctx, known)
  return inTransaction(ctx, async (ctx) => {
    // Two first calls at once make one key.
    await ctx.db.select({ id: issuers.id }).from(issuers).where(eq(issuers.id, ctx.actor.issuerId)).for('update')
    const made = await presentKey(ctx)
    return made ? showApiKey(ctx, made) : (await makeApiKey(ctx, { issuerId: ctx.actor.issuerId })).apiKey
  })
}

async function presentKey(ctx: AdminContext): Promise<string | undefined> {
  const [key] = await ctx.db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.issuerId, ctx.actor.issuerId), eq(apiKeys.templateId, ''), isNull(apiKeys.endedAt)))
    .orderBy(desc(apiKeys.createdAt))
    .limit(1)
  return key?.id
}
