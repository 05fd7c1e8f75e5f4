import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { issuers } from './tables.ts'

export type IssuerRow = typeof issuers.$inferSelect

/** The issuer of a did:web, a deleted one too, or undefined; by its id, which is the end of the DID, and so by an index. */
export async function findByDidWeb(ctx: Context, didWeb: string): Promise<IssuerRow | undefined> {
  const id = didWeb.split(':').at(-1) ?? ''
  const [issuer] = await ctx.db
    .select()
    .from(issuers)
    .where(and(eq(issuers.id, id), eq(issuers.didWeb, didWeb)))
  return issuer
}
