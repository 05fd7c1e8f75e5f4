import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { sinceOfMember } from '#features/members/server/since-of-member.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as wallet from '../wallet-contract.ts'
import { describeChallenges } from './describe-challenges.ts'
import { idsOnTheirOwn } from './ids-on-their-own.ts'

type List = typeof wallet.listOwnChallenges

/** The challenges of a community that are in no quest, newest first; throws `notFound` for people who are not members. */
export async function listOwnChallenges(ctx: HolderContext, { issuerId }: Input<List>): Promise<Output<List>> {
  const { holderId } = ctx.actor
  const isMember = (await findIssuer(ctx, issuerId)) && (await sinceOfMember(ctx, issuerId, holderId))
  if (!isMember) throw new Problem('notFound')
  const challengeIds = await idsOnTheirOwn(ctx, issuerId)
  return { challenges: await describeChallenges(ctx, { issuerId, holderId, challengeIds }) }
}
