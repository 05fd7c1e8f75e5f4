import { and, eq, isNull } from 'drizzle-orm'
import type { IssuerId } from '#base/ids.ts'
import { hashText } from '#platform/access/derive-key.ts'
import type { Actor, Context } from '#platform/context.ts'
import { apiKeys, issuers } from '../tables.ts'

/** The actor of the header `Token`: an active API key of an issuer that is not deleted. */
export async function actorOfApiKey(ctx: Context, token: string): Promise<Actor | undefined> {
  const [key] = await ctx.db
    .select({ id: apiKeys.id, issuerId: apiKeys.issuerId, templateId: apiKeys.templateId })
    .from(apiKeys)
    .innerJoin(issuers, eq(issuers.id, apiKeys.issuerId))
    .where(and(eq(apiKeys.keyHash, hashText(token)), isNull(apiKeys.endedAt), isNull(issuers.deletedAt)))
  if (!key) return undefined
  return { kind: 'apiKey', keyId: key.id, issuerId: key.issuerId as IssuerId, templateId: key.templateId }
}

/** The existing issuer of an ended API key, undefined for an unknown key. */
export async function issuerOfEndedKey(ctx: Context, token: string): Promise<string | undefined> {
  const [key] = await ctx.db
    .select({ issuerId: apiKeys.issuerId })
    .from(apiKeys)
    .innerJoin(issuers, eq(issuers.id, apiKeys.issuerId))
    .where(and(eq(apiKeys.keyHash, hashText(token)), isNull(issuers.deletedAt)))
  return key?.issuerId
}
