import { and, desc, eq, isNull } from 'drizzle-orm'
import type { TeamContext } from '#platform/context.ts'
import { maskKey } from '../../rules.ts'
import { apiKeys } from '../tables.ts'
import { openApiKey } from './make-api-key.ts'

/** The active keys of the signed-in issuer for one template, newest first; masked for an admin, '' for a contributor. */
export async function listApiKeys(ctx: TeamContext, templateId: string) {
  const keys = await ctx.db
    .select({ id: apiKeys.id, createdAt: apiKeys.createdAt })
    .from(apiKeys)
    .where(and(eq(apiKeys.issuerId, ctx.actor.issuerId), eq(apiKeys.templateId, templateId), isNull(apiKeys.endedAt)))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
  const show = async (id: string) => (ctx.actor.kind === 'admin' ? maskKey(await openApiKey(ctx, id)) : '')
  return Promise.all(
    keys.map(async ({ id, createdAt }) => ({ keyId: id, apiKey: await show(id), created: createdAt.toISOString() })),
  )
}
