import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { issuers } from './tables.ts'

export type Issuer = typeof issuers.$inferSelect

/** The issuer with an id, or undefined when there is none or it was deleted. */
export async function findIssuer(ctx: Context, issuerId: string): Promise<Issuer | undefined> {
  const [issuer] = await ctx.db
    .select()
    .from(issuers)
    .where(and(eq(issuers.id, issuerId), isNull(issuers.deletedAt)))
  return issuer
}
