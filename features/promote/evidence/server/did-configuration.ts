import { Problem } from '#base/problem.ts'
import type { DidConfiguration } from '#credentials/domains/domain-linkage.ts'
import { findPlatformIssuer } from '#features/issuers/server/find-platform-issuer.ts'
import type { Context } from '#platform/context.ts'
import { linkOrigin } from './link-origin.ts'

/** It is signed for each reader; a copy that somebody keeps should not outlive another choice of the operator by long. */
const VALID_MONTHS = 1

/**
 * Links this origin to the platform's own community (DIF Well Known DID Configuration). Throws `notFound` while the operator
 * named none.
 */
export async function didConfiguration(ctx: Context): Promise<DidConfiguration> {
  const own = await findPlatformIssuer(ctx)
  if (!own) throw new Problem('notFound')
  return linkOrigin(ctx, own, { origin: ctx.config.publicUrl, months: VALID_MONTHS })
}
