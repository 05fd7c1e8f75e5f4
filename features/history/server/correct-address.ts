import { and, eq, gt, isNotNull, ne, or } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { isLivingAt } from '#features/claims/server/claim-conditions.ts'
import type { Claim } from '#features/claims/server/queries.ts'
import { readdressClaim } from '#features/claims/server/readdress-claim.ts'
import { claims } from '#features/claims/server/tables.ts'
import { correctReceipt } from '#features/imports/server/queries.ts'
import { suppressedOf } from '#features/mailing/server/suppressed-of.ts'
import { lockMails } from '#features/sends/mail/server/mail-limit.ts'
import type { Kind } from '#features/sends/send-rules.ts'
import { keptIdentity } from '#features/sends/server/kept-identity.ts'
import { addressLook } from '#features/team/folders/server/address-look.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { lockDelegations } from '#features/templates/server/queries.ts'
import type { TeamContext } from '#platform/context.ts'

type Correction = { email: string; corrects: string }

/**
 * Refuses to move a locked, uncollected claim to another address, and locks its delegations. Throws
 * `addressChanged` when the row no longer has the address to correct (as the caller sees it), `addressUnwanted` for a suppressed one, and
 * `addressKnown` for one that already has a row of this badge (for a ticket, of the same place).
 */
export async function assertCorrect(ctx: TeamContext, claim: Claim, { email, corrects }: Correction): Promise<void> {
  const shown = (await addressLook(ctx, claim.templateId)).address(claim.email)
  if (claim.email === '' || (corrects !== '' && corrects !== shown)) throw new Problem('addressChanged')
  const { issuerId, templateId } = claim
  // Before the issuer, as every send locks them: the new link may count against another delegation.
  await lockDelegations(ctx, templateId)
  if (email === claim.email) return
  // From here on the issuer's sends and corrections run one after the other, so that none misses another's rows.
  await lockMails(ctx, issuerId)
  const template = await findOwnTemplate(ctx, templateId, 'distribute')
  if (await isKnown(ctx, claim, email, template)) throw new Problem('addressKnown')
  if ((await suppressedOf(ctx, issuerId, [email])).size > 0) throw new Problem('addressUnwanted')
}

/** Moves a locked claim to the right address, which `assertCorrect` accepted; the receipt of its import names it too. */
export async function correctAddress(ctx: TeamContext, claim: Claim, email: string): Promise<Claim> {
  if (email === claim.email) return claim
  const template = await findOwnTemplate(ctx, claim.templateId, 'distribute')
  await readdressClaim(ctx, claim, email)
  await correctReceipt(ctx, claim.sendId, identityOfClaim(claim, template), {
    email,
    identity: identityOfClaim({ ...claim, email }, template),
  })
  return { ...claim, email }
}

/**
 * Whether the badge has another row for an address: in the same send, or one that was collected, revoked, or is still
 * open.
 */
async function isKnown(ctx: TeamContext, claim: Claim, email: string, template: Kind): Promise<boolean> {
  const { templateId, sendId, id, optionName, optionSeat, optionSection } = claim
  const others = await ctx.db.$count(
    claims,
    and(
      eq(claims.templateId, templateId),
      eq(claims.email, email),
      ne(claims.id, id),
      or(eq(claims.sendId, sendId), gt(claims.taken, 0), isNotNull(claims.revokedAt), isLivingAt(ctx.now())),
      template.category === 'ticket'
        ? and(
            template.optionName ? eq(claims.optionName, optionName) : undefined,
            eq(claims.optionSeat, optionSeat),
            eq(claims.optionSection, optionSection),
          )
        : undefined,
    ),
  )
  return others > 0
}

function identityOfClaim({ email, optionName, optionSeat, optionSection }: Claim, template: Kind): string {
  return keptIdentity({ row: 0, email, name: optionName, seat: optionSeat, section: optionSection }, template)
}
