import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { statusOfClaim } from '#features/claims/rules.ts'
import { lockOwnClaim } from '#features/claims/server/queries.ts'
import { claimUrl } from '#features/mailing/server/claim-token.ts'
import { continuation } from '#features/sends/server/continuations.ts'
import { needOfClaim } from '#features/sends/server/need-of-claim.ts'
import { renewClaim } from '#features/sends/server/renew-claim.ts'
import { sendOrRenew } from '#features/sends/server/send-or-renew.ts'
import { addressLook } from '#features/team/server/address-look.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { rowActions } from '../rules.ts'
import { correctAddress } from './correct-address.ts'

type Resend = typeof contract.resendSession
type Asked = Input<Resend>

/**
 * Gives an uncollected claim a new link for 30 more days, and mails it again, to a corrected address if given; older
 * links stop working. Throws `sessionTaken` for a row that `rowActions` does not renew, and the problems of
 * `correctAddress`. When the delegation has ended, `callbackId` may be the operation that waits for the community's
 * wallet.
 */
export async function resendSession(ctx: TeamContext, asked: Asked): Promise<Output<Resend>> {
  const { done, callbackId } = await sendOrRenew(
    ctx,
    () => resendOwn(ctx, asked),
    async () => ({ step: resendStep(asked), needs: [await needOfClaim(ctx, asked.challenge)] }),
  )
  return { link: '', callbackId: '', ...done, ...(callbackId && { callbackId }) }
}

const resendStep = continuation('resend', resendOwn)

/** The resend itself, in the caller's transaction or its own. */
export function resendOwn(ctx: TeamContext, asked: Asked): Promise<{ link: string }> {
  return inTransaction(ctx, async (ctx) => {
    const { isMailed } = asked
    const locked = await lockOwnClaim(ctx, asked.challenge)
    const emails = locked.email ? [locked.email] : []
    const status = statusOfClaim(locked, ctx.now())
    const actions = rowActions({
      ...locked,
      emails,
      ...(locked.holderId && { member: locked.holderId }),
      status,
      isSuspendable: false,
    })
    if (!actions.includes('renew')) throw new Problem('sessionTaken')
    const claim = asked.email ? await correctAddress(ctx, locked, asked) : locked
    const linkN = await renewClaim(ctx, claim, { isMailed })
    const { isHidden } = await addressLook(ctx, claim.templateId)
    return { link: isHidden && claim.email ? '' : claimUrl(ctx.config, claim.id, linkN) }
  })
}
