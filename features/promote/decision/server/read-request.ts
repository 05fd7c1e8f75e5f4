import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { countMembers } from '#features/members/server/count-members.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { listVerifications } from '../../evidence/server/list-verifications.ts'
import { markEnd } from '../../rules.ts'
import { linkUntil, openRequest } from '../../server/open-request.ts'

type Read = typeof contract.readRequest

/** What the operator's link is about: the request, and what supports it. Changes nothing. */
export async function readRequest(ctx: Context, { token }: Input<Read>): Promise<Output<Read>> {
  const request = await openRequest(ctx, token)
  const issuer = await findIssuer(ctx, request.issuerId)
  if (!issuer) throw new Problem('promoteLinkExpired')
  const { kind, firstName, lastName, email, reason, profile } = request
  return {
    community: request.name,
    nameNow: issuer.name,
    image: `/ipfs/${issuer.imageCid}`,
    did: issuer.did,
    issuerId: issuer.id,
    description: issuer.description,
    website: issuer.website,
    memberSince: issuer.createdAt.toISOString(),
    members: await countMembers(ctx, issuer.id),
    verifications: await listVerifications(ctx, issuer.id),
    kind,
    firstName,
    lastName,
    email,
    reason,
    profile,
    createdAt: request.createdAt.toISOString(),
    linkUntil: linkUntil(request).toISOString(),
    markUntil: markEnd(ctx.now()).toISOString(),
  }
}
