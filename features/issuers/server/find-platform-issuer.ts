import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Issuer } from './find-issuer.ts'
import { issuers } from './tables.ts'

/** The platform's own community, as the operator named it by command; undefined without one. */
export async function findPlatformIssuer(ctx: Context): Promise<Issuer | undefined> {
  const [own] = await ctx.db
    .select()
    .from(issuers)
    .where(and(eq(issuers.isPlatform, true), isNull(issuers.deletedAt)))
  return own
}
