import { and, eq, isNull } from 'drizzle-orm'
import { InvalidInput } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { imitatesBrand, isPlatformDid, readsAsBrand } from '../rules.ts'
import { skeletonOf } from './skeleton-of.ts'
import { issuers } from './tables.ts'

/**
 * Throws `problem` for a name of a community or template, or a subject, that contains the brand word or a look-alike,
 * unless the community is the platform's own: the one that the operator named by command, otherwise by `PLATFORM_ISSUER`.
 */
export async function assertName(
  ctx: Context,
  name: string,
  did: string | undefined,
  problem = 'nameInvalid',
): Promise<void> {
  const isImitation = imitatesBrand(name) || readsAsBrand(skeletonOf(name))
  if (isImitation && !isPlatformDid(did, await platformDid(ctx))) throw new InvalidInput(problem)
}

async function platformDid(ctx: Context): Promise<string | undefined> {
  const [own] = await ctx.db
    .select({ did: issuers.did })
    .from(issuers)
    .where(and(eq(issuers.isPlatform, true), isNull(issuers.deletedAt)))
  return own?.did ?? ctx.config.platformIssuer
}
