import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { Check as Verified } from '#credentials/check.ts'
import { verifyCredential } from '#credentials/verify.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import type { Check } from '../rules.ts'
import { type Checked, verdictOf } from '../verdict-rules.ts'
import { credentialUrl } from './addresses.ts'
import { checkAnchor } from './check-anchor.ts'
import { checkDelegation } from './check-delegation.ts'
import { describePublicBadge } from './describe-badge.ts'
import { ownDocuments } from './own-documents.ts'
import { type BadgeDetails, findBadge } from './queries.ts'

type Verify = typeof contract.verifyBadge

/** Checks the stored credential of a badge one thing at a time, each with its evidence. Throws `notFound`. */
export async function verifyBadge(ctx: Context, { badgeId }: Input<Verify>): Promise<Output<Verify>> {
  const details = await findBadge(ctx, badgeId)
  if (!details) throw new Problem('notFound')
  const checks = await checkBadge(ctx, details)
  return {
    ...describePublicBadge(ctx, details),
    checkedAt: ctx.now().toISOString(),
    verdict: verdictOf(checks),
    checks,
  }
}

async function checkBadge(ctx: Context, details: BadgeDetails): Promise<Checked[]> {
  const { badge, issuer } = details
  const { credential } = badge
  const now = ctx.now()
  const { checks } = await verifyCredential(credential, { loader: ownDocuments(ctx), now })
  const { method, created, key } = readProof(credential)
  // A good credential of another badge, or of another issuer, proves nothing about this one.
  const isOwn = credential.id === credentialUrl(ctx.config, badge.id) && issuerIdOf(credential) === issuer.didWeb
  const signature: Verified = isOwn ? checks.signature : { ok: false, reason: 'altered' }
  return [
    said('signature', signature, { algorithm: 'eddsa-rdfc-2022', key: method, created }),
    said('issuer', checks.issuer, { did: issuer.didWeb, account: issuer.did }),
    await checkDelegation(ctx, details, key),
    said('status', checks.status, {
      list: badge.statusListId,
      slot: badge.statusIndex,
      ...(badge.revokedAt && { at: badge.revokedAt.toISOString(), why: badge.revokedReason }),
    }),
    said('period', checks.period, {
      from: badge.issuedAt.toISOString(),
      ...(badge.validUntil && { until: badge.validUntil.toISOString() }),
    }),
    await checkAnchor(ctx, details),
  ]
}

function said(check: Check, { ok, reason }: Verified, facts: Checked['facts']): Checked {
  const result = ok === null ? 'unknown' : ok ? 'ok' : 'failed'
  return { check, result, facts: reason ? { ...facts, reason } : facts }
}

function issuerIdOf({ issuer }: Record<string, unknown>): unknown {
  return typeof issuer === 'object' && issuer !== null && 'id' in issuer ? issuer.id : issuer
}

function readProof({ proof }: Record<string, unknown>) {
  const [first] = (Array.isArray(proof) ? proof : [proof]) as (
    | { verificationMethod?: string; created?: string }
    | undefined
  )[]
  const method = String(first?.verificationMethod ?? '')
  return { method, created: String(first?.created ?? ''), key: method.split('#')[1] ?? '' }
}
