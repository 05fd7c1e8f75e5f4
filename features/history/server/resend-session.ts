import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { statusOfClaim } from '#features/claims/rules.ts'
import { type Claim, livingDelegation, lockOwnClaim } from '#features/claims/server/queries.ts'
import { claimUrl } from '#features/mailing/server/claim-token.ts'
import { continuation } from '#features/sends/server/continuations.ts'
import { assertRenewable, renewClaim } from '#features/sends/server/renew-claim.ts'
import type { Renewal } from '#features/sends/server/renew-for-send.ts'
import { withDelegation, workDelegated } from '#features/sends/server/with-delegation.ts'
import { addressLook } from '#features/team/folders/server/address-look.ts'
import { lockDelegations } from '#features/templates/server/queries.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { rowActions } from '../rules.ts'
import { assertCorrect, correctAddress } from './correct-address.ts'

type Resend = typeof contract.resendSession
type Asked = Input<Resend>

/**
 * Gives an uncollected claim a new link for 30 more days, and mails it again, to a corrected address if given; older
 * links stop working. Throws `sessionTaken` for a row that `rowActions` does not renew, and the problems of
 * `assertCorrect`. When the delegation has ended, `callbackId` may be the operation that waits for the community's
 * wallet.
 */
export async function resendSession(ctx: TeamContext, asked: Asked): Promise<Output<Resend>> {
  const { done, callbackId } = await withDelegation(ctx, (ctx) => planResend(ctx, asked), resendOwn)
  return { link: '', callbackId: '', ...done, ...(callbackId && { callbackId }) }
}

const resendStep = continuation('resend', async (ctx, asked: Asked) =>
  workDelegated(ctx, await planResend(ctx, asked), resendOwn),
)

type Planned = Renewal & { asked: Asked; locked: Claim }

async function planResend(ctx: TeamContext, asked: Asked): Promise<Planned> {
  const locked = await lockOwnClaim(ctx, asked.challenge)
  const { templateId, didLimit } = locked
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
  if (asked.email) await assertCorrect(ctx, locked, asked)
  else await lockDelegations(ctx, templateId)
  await assertRenewable(ctx, locked)
  const needs = (await livingDelegation(ctx, locked)) ? [] : [{ templateId, places: 1, count: didLimit }]
  return { asked, locked, step: resendStep(asked), needs }
}

async function resendOwn(ctx: TeamContext, { asked, locked }: Planned): Promise<{ link: string }> {
  const claim = asked.email ? await correctAddress(ctx, locked, asked.email) : locked
  const linkN = await renewClaim(ctx, claim, { isMailed: asked.isMailed })
  const { isHidden } = await addressLook(ctx, claim.templateId)
  return { link: isHidden && claim.email ? '' : claimUrl(ctx.config, claim.id, linkN) }
}
