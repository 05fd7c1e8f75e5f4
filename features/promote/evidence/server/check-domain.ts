import type { Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { lockIssuer } from '#features/issuers/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import type * as contract from '../../contract.ts'
import { hostOf } from '../../rules.ts'
import { issuerVerifications } from '../../server/tables.ts'
import { getDomain } from './get-domain.ts'
import { type DomainFault, lookForDomain } from './look-for-domain.ts'

const CHECKS_AN_HOUR = { limit: 30, seconds: 3600 }

const PROBLEMS: Record<DomainFault, string> = {
  unreachable: 'domainUnreachable',
  malformed: 'domainFileMalformed',
  otherDid: 'domainOfOther',
  otherOrigin: 'domainOriginOther',
  expired: 'domainFileExpired',
  signature: 'domainSignatureWrong',
}

/**
 * Looks for the file of the community's domain now, and keeps what it proves. Throws a problem that says what is wrong
 * with it; a proof that exists stays until the weekly check has missed it three times.
 */
export async function checkDomain(ctx: AdminContext): Promise<Output<typeof contract.checkDomain>> {
  const { issuerId } = ctx.actor
  const issuer = await findIssuer(ctx, issuerId)
  if (!issuer) throw new Problem('notFound')
  const host = hostOf(issuer.website)
  if (!host) throw new Problem('websiteMissing')
  await takeRate(ctx, `domain-check:${issuerId}`, CHECKS_AN_HOUR)
  const fault = await lookForDomain(ctx, issuer, host)
  if (fault) throw new Problem(PROBLEMS[fault])
  await inTransaction(ctx, async (ctx) => {
    // The community may have been deleted while its site answered.
    if (!(await lockIssuer(ctx, issuerId))) throw new Problem('notFound')
    const now = ctx.now()
    const fresh = { verifiedAt: now, checkedAt: now, misses: 0, endedAt: null }
    await ctx.db
      .insert(issuerVerifications)
      .values({ issuerId, type: 'domain', value: host, ...fresh })
      .onConflictDoUpdate({
        target: [issuerVerifications.issuerId, issuerVerifications.type, issuerVerifications.value],
        set: fresh,
      })
    await recordEvent(ctx, { action: 'verification.proven', subjectId: issuerId, detail: { type: 'domain' } })
  })
  return getDomain(ctx)
}
