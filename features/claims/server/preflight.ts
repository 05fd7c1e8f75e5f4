import type { Input } from '#base/endpoint.ts'
import { suppressedOf } from '#features/mailing/server/suppressed-of.ts'
import { endOfClaim } from '#features/templates/rules.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { badgesBefore } from './badges-before.ts'
import { mailRoomOf } from './mail-room.ts'
import { placesLeft } from './places.ts'

/**
 * What a send would meet: addresses that hold the badge or lost it, that want no mail, the mails and places left, and its
 * end. A ticket is for a place, not a person: whoever has one may get another.
 */
export async function preflight(ctx: TeamContext, { templateId, emails }: Input<typeof contract.preflight>) {
  const template = await findOwnTemplate(ctx, templateId)
  const { issuerId } = ctx.actor
  const asksBefore = emails.length > 0 && template.category !== 'ticket'
  const before = asksBefore ? [...(await badgesBefore(ctx, template.id, emails))] : []
  const those = (outcome: string) => before.flatMap(([email, of]) => (of === outcome ? [email] : []))
  const unsubscribed = await suppressedOf(ctx, issuerId, emails)
  return {
    holding: those('holding'),
    revoked: those('revoked'),
    unsubscribed: [...unsubscribed],
    ...(await mailRoomOf(ctx, issuerId)),
    places: await placesLeft(ctx, template),
    endDate: endOfClaim(ctx.now(), template.endDate).toISOString(),
  }
}
