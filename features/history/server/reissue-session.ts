import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { badgesOfClaims } from '#features/badges/server/badges-of-claims.ts'
import { issueBadge } from '#features/badges/server/issuing/issue-badge.ts'
import { nextSubject } from '#features/badges/server/next-subject.ts'
import { supersedeBadge } from '#features/badges/server/status/change-badges.ts'
import { statusOfClaim } from '#features/claims/rules.ts'
import { giverOf } from '#features/claims/server/giver-of.ts'
import { type Claim, lockOwnClaim } from '#features/claims/server/queries.ts'
import { revokeClaims } from '#features/claims/server/revoke-claims.ts'
import { addNextClaim, supersedeClaim } from '#features/claims/server/supersede-claim.ts'
import { shareWallets } from '#features/holders/server/lock-wallets.ts'
import { addressesOf } from '#features/holders/server/queries.ts'
import { findIssuer, type Issuer } from '#features/issuers/server/find-issuer.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import { sinceOfMember } from '#features/members/server/since-of-member.ts'
import { lockNames } from '#features/names/server/lock-names.ts'
import { lockMails } from '#features/sends/mail/server/mail-limit.ts'
import { continuation } from '#features/sends/server/continuations.ts'
import type { Renewal } from '#features/sends/server/renew-for-send.ts'
import { withDelegation, workDelegated } from '#features/sends/server/with-delegation.ts'
import { nameOnBadge } from '#features/templates/rules.ts'
import { takeDelegation } from '#features/templates/server/delegation/take-delegation.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { lockDelegations } from '#features/templates/server/queries.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { badgeReissued } from '../hooks.ts'
import { canReissue } from '../rules.ts'
import { notifyHolders } from './notify-holders.ts'

/**
 * Gives the holder of a personal claim's badge a new one of the current template, with corrected ticket options, and
 * revokes the old one, which names the new. Throws `sessionNotTaken` when no badge was collected, or it was revoked.
 * Beyond the delegation of a community with its own wallet, `callbackId` is the operation that waits for its signature.
 */
export async function reissueSession(ctx: TeamContext, asked: Asked): Promise<Output<Reissue>> {
  const { done, callbackId } = await withDelegation(ctx, (ctx) => planReissue(ctx, asked), reissueOwn)
  return { challenge: '', badgeId: '', callbackId: '', ...done, ...(callbackId && { callbackId }) }
}

const reissueStep = continuation('reissue', async (ctx, asked: Asked) =>
  workDelegated(ctx, await planReissue(ctx, asked), reissueOwn),
)

type Planned = Renewal & { asked: Asked; claim: Claim; old: OldBadge; template: TemplateRow; issuer: Issuer }
type OldBadge = NonNullable<Awaited<ReturnType<typeof badgesOfClaims>>[number]>

async function planReissue(ctx: TeamContext, asked: Asked): Promise<Planned> {
  await shareHolder(ctx, asked.challenge)
  const claim = await lockOwnClaim(ctx, asked.challenge)
  const status = statusOfClaim(claim, ctx.now())
  const [old] = await badgesOfClaims(ctx, [claim.id])
  if (!canReissue({ ...claim, status }) || !old || old.revokedAt) throw new Problem('sessionNotTaken')
  const template = await findOwnTemplate(ctx, claim.templateId, 'distribute')
  const issuer = await findIssuer(ctx, claim.issuerId)
  if (!issuer) throw new Problem('notFound')
  await lockDelegations(ctx, template.id)
  const needs = [{ templateId: template.id, places: 1, count: 1 }]
  return { asked, claim, old, template, issuer, step: reissueStep(asked), needs }
}

/** Keeps the badge's holder from being merged or erased until the commit, before claims are locked. */
async function shareHolder(ctx: TeamContext, claimId: string): Promise<void> {
  let shared: string | undefined
  for (;;) {
    const [badge] = await badgesOfClaims(ctx, [claimId])
    // The wallet for which it waited may have been merged before.
    if (!badge || badge.holderId === shared) return
    shared = badge.holderId
    await shareWallets(ctx, [shared])
  }
}

async function reissueOwn(ctx: TeamContext, { asked, claim, old, template, issuer }: Planned) {
  const { reason, options, isTold } = asked
  const delegation = await takeDelegation(ctx, template.id, 1)
  // Before the status list: a Participation locks the issuer, then the check-in that moves with a ticket, then the
  // list.
  await lockMails(ctx, claim.issuerId)
  const next = await addNextClaim(ctx, claim, {
    delegationN: delegation.n,
    templateVersion: template.version,
    options,
  })
  const { holderId } = old
  const giver = giverOf(next)
  // Before the status list, as everything else that locks names and members.
  if (template.category === 'membership') await lockNames(ctx, [holderId])
  const since = template.category === 'membership' ? await sinceOfMember(ctx, issuer.id, holderId) : undefined
  const revoked = await revokeClaims(ctx, { issuerId: claim.issuerId, ids: [claim.id], reason })
  const isOwn = (await addressesOf(ctx, holderId)).some(({ email }) => email === claim.email)
  const badge = await issueBadge(ctx, {
    template,
    issuer,
    holderId,
    holderDid: await nextSubject(ctx, old.id),
    claimId: next.id,
    delegationN: delegation.n,
    options: { name: nameOnBadge(template, next), seat: next.optionSeat, section: next.optionSection },
    evidenceUrl: next.evidenceUrl,
    evidenceText: next.evidenceText,
    ...(giver && { giver }),
    ...(isOwn && { email: claim.email }),
  })
  await supersedeBadge(ctx, old.id, badge.id)
  await badgeReissued.run(ctx, { claimId: claim.id, badgeId: old.id, nextClaimId: next.id, nextBadgeId: badge.id })
  // Revoking a Membership has ended it; the new one restores it, but not of people who have left.
  if (since) await joinMembers(ctx, issuer.id, [holderId], since)
  if (isTold) await notifyHolders(ctx, revoked, { kind: 'reissue', reason })
  await supersedeClaim(ctx, claim.id, next.id)
  return { challenge: next.id, badgeId: badge.id }
}

type Reissue = typeof contract.reissueSession
type Asked = Input<Reissue>
