import type { Input, Output } from '#base/endpoint.ts'
import { InvalidInput, Problem } from '#base/problem.ts'
import { earlier, isOpenLink, UNLIMITED } from '#features/claims/rules.ts'
import { type Claim, livingDelegation, lockOwnClaim, writeLink } from '#features/claims/server/queries.ts'
import { continuation } from '#features/sends/server/continuations.ts'
import type { Renewal } from '#features/sends/server/renew-for-send.ts'
import { withDelegation, workDelegated } from '#features/sends/server/with-delegation.ts'
import { nextDelegation } from '#features/templates/server/delegation/take-delegation.ts'
import { recordEvent } from '#platform/audit.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { describeLink } from './open-links.ts'

type Update = typeof contract.updateLink
type Asked = Input<Update>

/**
 * Changes an open link's places, dates and settings; a later end reopens an ended one. Throws `linkTooSmall` for fewer
 * places than are used, and `notFound` for a personal claim. Beyond the delegation of a community with its own wallet
 * the link stays unchanged until the wallet signs: `callbackId`.
 */
export async function updateLink(ctx: TeamContext, asked: Asked): Promise<Output<Update>> {
  const { done, callbackId } = await withDelegation(ctx, (ctx) => planChange(ctx, asked), changeLink)
  if (done) return { ...done, callbackId: '' }
  return { ...(await describeLink(ctx, await lockOwnClaim(ctx, asked.challenge))), callbackId }
}

const changeLinkStep = continuation('changeLink', async (ctx, asked: Asked) =>
  workDelegated(ctx, await planChange(ctx, asked), changeLink),
)

type Planned = Renewal & {
  asked: Asked
  claim: Claim
  startDate: Date | null
  wantedEnd: Date
  ownEnd: Date | undefined
}

async function planChange(ctx: TeamContext, asked: Asked): Promise<Planned> {
  const claim = await lockOwnClaim(ctx, asked.challenge)
  if (claim.revokedAt || !isOpenLink(claim)) throw new Problem('notFound')
  const { didLimit } = asked
  if (didLimit === 1) throw new InvalidInput('quantityNotValid')
  if (didLimit !== UNLIMITED && didLimit < claim.taken + claim.reserved) throw new Problem('linkTooSmall')
  const startDate = asked.startDate ? new Date(asked.startDate) : null
  const wantedEnd = new Date(asked.endDate)
  if (wantedEnd <= ctx.now() || (startDate && wantedEnd <= startDate)) throw new InvalidInput('dateInvalid')
  const ownEnd = await livingDelegation(ctx, claim)
  // The new number of places, not the current one.
  const needs = ownEnd ? [] : [{ templateId: claim.templateId, places: 1, count: didLimit }]
  return { asked, claim, startDate, wantedEnd, ownEnd, step: changeLinkStep(asked), needs }
}

async function changeLink(ctx: TeamContext, { asked, claim, startDate, wantedEnd, ownEnd }: Planned) {
  const { didLimit, mailDomains, networkLimit } = asked
  const delegation = ownEnd ? { n: claim.delegationN, validUntil: ownEnd } : await nextDelegation(ctx, claim.templateId)
  const changed = await writeLink(ctx, claim.id, {
    didLimit,
    mailDomains,
    networkLimit,
    confirmsEmail: asked.confirmsEmail || mailDomains.length > 0,
    startDate,
    endDate: earlier(wantedEnd, delegation.validUntil),
    delegationN: delegation.n,
    // Its address is returned.
    isShown: true,
  })
  await recordEvent(ctx, { action: 'link.changed', subjectId: claim.id, detail: { didLimit } })
  return describeLink(ctx, changed)
}
