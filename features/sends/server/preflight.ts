import type { Input } from '#base/endpoint.ts'
import { InvalidInput, Problem } from '#base/problem.ts'
import { placesLeft } from '#features/claims/server/places.ts'
import { suppressedOf } from '#features/mailing/server/suppressed-of.ts'
import { endOfNextClaim } from '#features/templates/server/end-of-next-claim.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { mailRoomFor } from '../mail/server/mail-limit.ts'
import { membersBefore } from '../to-members/server/members-before.ts'
import { badgesBefore } from './badges-before.ts'

/**
 * Previews a send: current and former holders and suppressed addresses, the e-mails and places left, and its end. Tickets
 * are per place, so holders are not reported for them.
 */
export async function preflight(ctx: TeamContext, { templateId, emails, dids }: Input<typeof contract.preflight>) {
  const template = await findOwnTemplate(ctx, templateId, 'distribute')
  if (dids.length > 0 && ctx.actor.kind !== 'admin') throw new Problem('notAllowed')
  if (dids.length > 0 && emails.length > 0) throw new InvalidInput('recipientsMixed')
  const { issuerId } = ctx.actor
  const isTicket = template.category === 'ticket'
  const before = emails.length > 0 && !isTicket ? [...(await badgesBefore(ctx, template.id, emails))] : []
  const those = (outcome: string) => before.flatMap(([email, of]) => (of === outcome ? [email] : []))
  const members = await membersBefore(ctx, template, dids)
  const unsubscribed = await suppressedOf(ctx, issuerId, emails)
  return {
    holding: [...those('holding'), ...members.holding],
    revoked: [...those('revoked'), ...members.revoked],
    unsubscribed: [...unsubscribed],
    walletOnly: members.walletOnly,
    ...(await mailRoomFor(ctx, template.id)),
    places: await placesLeft(ctx, template),
    endDate: (await endOfNextClaim(ctx, template)).toISOString(),
  }
}
