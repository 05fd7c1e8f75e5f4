import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { stateOfLink } from '#features/claims/rules.ts'
import type { Claim } from '#features/claims/server/queries.ts'
import { claims } from '#features/claims/server/tables.ts'
import { claimUrl } from '#features/mailing/server/claim-token.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'

const LINKS_MAX = 100

/** The open links of a template, newest first, including counting links, without revoked ones. */
export function linksOfTemplate(ctx: Context, templateId: string): Promise<Claim[]> {
  return ctx.db
    .select()
    .from(claims)
    .where(and(eq(claims.templateId, templateId), ne(claims.didLimit, 1), isNull(claims.revokedAt)))
    .orderBy(desc(claims.createdAt), desc(claims.id))
    .limit(LINKS_MAX)
}

/** An open link with its settings, as the calls return it. */
export function describeLink(ctx: Context, claim: Claim): Omit<Output<typeof contract.updateLink>, 'callbackId'> {
  return {
    challenge: claim.id,
    link: claimUrl(ctx.config, claim.id, claim.linkN),
    created: claim.createdAt.toISOString(),
    note: claim.note,
    didLimit: claim.didLimit,
    taken: claim.taken,
    reserved: claim.reserved,
    startDate: claim.startDate?.toISOString() ?? '',
    endDate: claim.endDate.toISOString(),
    state: stateOf(claim, ctx.now()),
    confirmsEmail: claim.confirmsEmail,
    mailDomains: claim.mailDomains,
    networkLimit: claim.networkLimit,
  }
}

function stateOf(claim: Claim, now: Date) {
  // A link never ends later than its delegation.
  const state = stateOfLink(claim, { n: claim.linkN, now, isDelegated: true })
  return state === 'revoked' || state === 'superseded' || state === 'used' ? 'expired' : state
}
