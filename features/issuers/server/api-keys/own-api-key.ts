import { and, desc, eq, isNull } from 'drizzle-orm'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import { apiKeys, issuers } from '../tables.ts'
import { makeApiKey } from './make-api-key.ts'

/** The id of the signed-in issuer's own API key, created on first request; undefined unless an admin of an isKms issuer asks. */
export async function ownApiKey(ctx: TeamContext, isKms: boolean): Promise<string | undefined> {
  if (ctx.actor.kind !== 'admin' || !isKms) return undefined
  const known = await presentKey(ctx)
  if (known) return known
  return inTransaction(ctx, async (ctx) => {
    // Two simultaneous first calls create one key.
    await ctx.db.select({ id: issuers.id }).from(issuers).where(eq(issuers.id, ctx.actor.issuerId)).for('update')
    return (await presentKey(ctx)) ?? (await makeApiKey(ctx, { issuerId: ctx.actor.issuerId })).id
  })
}

async function presentKey(ctx: TeamContext): Promise<string | undefined> {
  const [key] = await ctx.db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.issuerId, ctx.actor.issuerId), eq(apiKeys.templateId, ''), isNull(apiKeys.endedAt)))
    .orderBy(desc(apiKeys.createdAt))
    .limit(1)
  return key?.id
}
