import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { isSendable } from '#features/templates/rules.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { nextDelegation, takeDelegation } from '#features/templates/server/take-delegation.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { earlier, endOfClaim, isFull, isOpenLink } from '../rules.ts'
import { claimUrl } from './claim-token.ts'
import { type Claim, livingDelegation, lockOwnClaim, suppressedOf, takeMails } from './queries.ts'
import { claims, sends } from './tables.ts'

/**
 * Gives a claim that nobody has collected yet a new link for 30 more days, and mails it again; older links end. Throws
 * `sessionTaken` for one that is collected or revoked.
 */
export function resendSession(ctx: AdminContext, { challenge }: Input<typeof contract.resendSession>) {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    const claim = await lockOwnClaim(ctx, challenge)
    if (claim.revokedAt || isFull(claim)) throw new Problem('sessionTaken')
    const template = await findOwnTemplate(ctx, claim.templateId)
    if (!isSendable(template.contractState)) throw new Problem('templateNotPublished')
    const delegation = await delegationFor(ctx, claim)
    const unwanted = await suppressedOf(ctx, issuerId, claim.email ? [claim.email] : [])
    const isMailed = claim.email !== '' && unwanted.size === 0
    if (isMailed) await takeMails(ctx, issuerId, 1)
    const notMailed = claim.email === '' ? 'link' : 'unsubscribed'
    const sendId = newId()
    const linkN = claim.linkN + 1
    const wantedEnd = endOfClaim(ctx.now(), template.endDate)
    await ctx.db
      .insert(sends)
      .values({ id: sendId, issuerId, templateId: template.id, mails: isMailed ? 1 : 0, createdAt: ctx.now() })
    await ctx.db
      .update(claims)
      .set({
        sendId,
        linkN,
        endDate: earlier(wantedEnd, delegation.validUntil),
        delegationN: delegation.n,
        delivery: isMailed ? 'queued' : notMailed,
        deliveryDetail: '',
        leasedUntil: null,
        tries: 0,
        codeTries: 0,
      })
      .where(eq(claims.id, claim.id))
    await recordEvent(ctx, { action: 'claim.resent', subjectId: claim.id, detail: { linkN } })
    if (isMailed) await ctx.jobs.send(ctx, 'mail-claims', { sendId })
    return { link: claimUrl(ctx.config, claim.id, linkN) }
  })
}

/** The claim's own delegation while it works; else a new one takes over. */
async function delegationFor(ctx: AdminContext, claim: Claim): Promise<{ n: number; validUntil: Date }> {
  const validUntil = await livingDelegation(ctx, claim)
  if (validUntil) return { n: claim.delegationN, validUntil }
  return isOpenLink(claim) ? nextDelegation(ctx, claim.templateId) : takeDelegation(ctx, claim.templateId, 1)
}
