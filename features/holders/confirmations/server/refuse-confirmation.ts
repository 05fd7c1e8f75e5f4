import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { cancelConfirmation } from '#platform/operations/confirmations.ts'
import type * as contract from '../contract.ts'
import { ownConfirmation } from './sign-confirmation.ts'

type Refuse = typeof contract.refuseConfirmation

/** Refuses a confirmation: cancels its operation before anything was done. Throws `notFound`, `confirmationEnded`. */
export async function refuseConfirmation(ctx: HolderContext, { operationId }: Input<Refuse>): Promise<Output<Refuse>> {
  const { issuerId, action } = await ownConfirmation(ctx, operationId)
  await inTransaction(ctx, async (ctx) => {
    if (!(await cancelConfirmation(ctx, operationId))) throw new Problem('confirmationEnded')
    const detail = { action }
    await recordEvent(ctx, {
      action: 'confirmation.refused',
      issuerId: issuerId ?? undefined,
      subjectId: operationId,
      detail,
    })
  })
  return { status: 'canceled' }
}
