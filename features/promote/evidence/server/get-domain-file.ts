import { Problem } from '#base/problem.ts'
import type { DidConfiguration } from '#credentials/domains/domain-linkage.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { AdminContext } from '#platform/context.ts'
import { hostOf } from '../../rules.ts'
import { linkOrigin } from './link-origin.ts'
import { originOf } from './look-for-domain.ts'

/** The standard requires an end; the file is looked for each week anyway. */
const VALID_MONTHS = 60

/**
 * Signs the file that proves the domain of the community's website, with its issuing key. Each download is a new one, and
 * all are valid. Throws `websiteMissing`.
 */
export async function getDomainFile(ctx: AdminContext): Promise<DidConfiguration> {
  const issuer = await findIssuer(ctx, ctx.actor.issuerId)
  if (!issuer) throw new Problem('notFound')
  const host = hostOf(issuer.website)
  if (!host) throw new Problem('websiteMissing')
  return linkOrigin(ctx, issuer, { origin: originOf(host), months: VALID_MONTHS })
}
