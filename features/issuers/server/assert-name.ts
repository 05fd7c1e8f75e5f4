import { InvalidInput } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { imitatesBrand, isPlatformDid, readsAsBrand } from '../rules.ts'
import { findPlatformIssuer } from './find-platform-issuer.ts'
import { skeletonOf } from './skeleton-of.ts'

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
  return (await findPlatformIssuer(ctx))?.did ?? ctx.config.platformIssuer
}
