import { earlier } from '#features/claims/rules.ts'
import { takePlaces } from '#features/claims/server/places.ts'
import { sendRows } from '#features/sends/server/send-rows.ts'
import { endOfClaim } from '#features/templates/rules.ts'
import { takeDelegation } from '#features/templates/server/delegation/take-delegation.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'

type Given = {
  template: TemplateRow
  giver: { did: string; name: string }
  sentence: string
  /** An address, or else a wallet. */
  email: string
  recipientId: string
}

/**
 * Makes the claim of a gift and starts its e-mail, in the caller's transaction: one place of the template's quantity and
 * of its delegation. Throws `quantityUsed`, `delegationEnded` and `tooManyEmails`.
 */
export async function makeGiftClaim(ctx: Context, given: Given): Promise<string> {
  const { template, giver, sentence, email, recipientId } = given
  await takePlaces(ctx, template.id, 1)
  const delegation = await takeDelegation(ctx, template.id, 1)
  const shared = {
    issuerId: template.issuerId,
    templateId: template.id,
    templateVersion: template.version,
    evidenceText: sentence,
    giverDid: giver.did,
    giverName: giver.name,
    didLimit: 1,
    endDate: earlier(endOfClaim(ctx.now(), template.endDate), delegation.validUntil),
    delegationN: delegation.n,
    language: template.lang,
  }
  const { ids } = await sendRows(ctx, shared, [email ? { email } : { holderId: recipientId }])
  const [claimId] = ids
  if (!claimId) throw new Error('The claim was not written')
  return claimId
}
