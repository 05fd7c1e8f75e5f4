import type { Input, Output } from '#base/endpoint.ts'
import { InvalidInput, Problem } from '#base/problem.ts'
import { earlier, isOpenLink, UNLIMITED } from '#features/claims/rules.ts'
import { livingDelegation, lockOwnClaim, writeLink } from '#features/claims/server/queries.ts'
import { continuation } from '#features/sends/server/continuations.ts'
import { needOfClaim } from '#features/sends/server/need-of-claim.ts'
import { sendOrRenew } from '#features/sends/server/send-or-renew.ts'
import { nextDelegation } from '#features/templates/server/take-delegation.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
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
  const { done, callbackId } = await sendOrRenew(
    ctx,
    () => changeLink(ctx, asked),
    async () => ({
      step: changeLinkStep(asked),
      // The new number of places, not the current one.
      needs: [{ ...(await needOfClaim(ctx, asked.challenge)), count: asked.didLimit }],
    }),
  )
  if (done) return { ...done, callbackId: '' }
  return { ...(await describeLink(ctx, await lockOwnClaim(ctx, asked.challenge))), callbackId }
}

const changeLinkStep = continuation('changeLink', changeLink)

/** The change itself, in the caller's transaction or its own. */
export function changeLink(ctx: TeamContext, { challenge, ...asked }: Asked) {
  return inTransaction(ctx, async (ctx) => {
    const claim = await lockOwnClaim(ctx, challenge)
    if (claim.revokedAt || !isOpenLink(claim)) throw new Problem('notFound')
    const { didLimit, mailDomains, networkLimit } = asked
    if (didLimit === 1) throw new InvalidInput('quantityNotValid')
    if (didLimit !== UNLIMITED && didLimit < claim.taken + claim.reserved) throw new Problem('linkTooSmall')
    const startDate = asked.startDate ? new Date(asked.startDate) : null
    const wantedEnd = new Date(asked.endDate)
    if (wantedEnd <= ctx.now() || (startDate && wantedEnd <= startDate)) throw new InvalidInput('dateInvalid')
    const validUntil = await livingDelegation(ctx, claim)
    const delegation = validUntil ? { n: claim.delegationN, validUntil } : await nextDelegation(ctx, claim.templateId)
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
  })
}
