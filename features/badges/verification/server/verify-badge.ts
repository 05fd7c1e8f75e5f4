import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { SignatureCheck } from '#credentials/checking/check.ts'
import { verifyCredential } from '#credentials/checking/verify.ts'
import { issuerOf } from '#credentials/read-credential.ts'
import { promotedAt } from '#features/issuers/server/promotion/promoted-at.ts'
import { canonizeOurs } from '#features/proofs/server/canonize-ours.ts'
import { readProof } from '#features/proofs/server/read-proof.ts'
import { findListings } from '#features/registries/server/find-listings.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { ownDocuments } from '../../files/server/own-documents.ts'
import { type Checked, findingOfCheck } from '../../findings/rules.ts'
import { describeShape, statusFacts } from '../../findings/server/describe-check.ts'
import { credentialUrl } from '../../server/addresses.ts'
import { describePublicBadge } from '../../server/describe-badge.ts'
import { judged } from '../verdict-rules.ts'
import { checkAnchor } from './check-anchor.ts'
import { checkDelegation } from './check-delegation.ts'
import { type BadgeToCheck, findBadgeToCheck } from './find-badge-to-check.ts'

type Verify = typeof contract.verifyBadge

/** Runs each check on the stored credential of a badge, with its evidence. Throws `notFound`. */
export async function verifyBadge(ctx: Context, { badgeId }: Input<Verify>): Promise<Output<Verify>> {
  const details = await findBadgeToCheck(ctx, badgeId)
  if (!details) throw new Problem('notFound')
  const checks = await checkBadge(ctx, details)
  return {
    ...describePublicBadge(ctx, details),
    checkedAt: ctx.now().toISOString(),
    ...judged(checks),
    registries: isProvenIssuer(checks) ? await findListings(ctx, details.issuer.didWeb) : [],
  }
}

function isProvenIssuer(checks: Checked[]): boolean {
  const passed = checks.filter(({ result }) => result === 'ok').map(({ check }) => check)
  return passed.includes('signature') && passed.includes('issuer')
}

async function checkBadge(ctx: Context, details: BadgeToCheck): Promise<Checked[]> {
  const { badge, issuer } = details
  const { credential } = badge
  const now = ctx.now()
  const { checks } = await verifyCredential(credential, {
    loader: ownDocuments(ctx, details),
    now,
    canonize: canonizeOurs,
  })
  const { method, created, key } = readProof(credential)
  // A valid credential of another badge, or of another issuer, proves nothing about this one.
  const isOwn = credential.id === credentialUrl(ctx.config, badge.id) && issuerOf(credential) === issuer.didWeb
  const signature: SignatureCheck = isOwn ? checks.signature : { ok: false, reason: 'altered' }
  return [
    findingOfCheck('signature', signature, { algorithm: 'eddsa-rdfc-2022', key: method, created }),
    findingOfCheck('issuer', checks.issuer, {
      did: issuer.didWeb,
      account: issuer.did,
      ...(promotedAt(issuer) && { promotedAt: promotedAt(issuer) }),
    }),
    await checkDelegation(ctx, details, key),
    findingOfCheck('status', checks.status, {
      list: badge.statusListId,
      slot: badge.statusIndex,
      ...statusFacts(badge),
    }),
    findingOfCheck('period', checks.period, {
      from: badge.issuedAt.toISOString(),
      ...(badge.validUntil && { until: badge.validUntil.toISOString() }),
    }),
    describeShape(credential),
    await checkAnchor(ctx, details),
  ]
}
