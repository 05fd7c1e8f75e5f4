import { Problem } from '#base/problem.ts'
import { findIssuer, type Issuer } from '#features/issuers/server/find-issuer.ts'
import { lockIssuer } from '#features/issuers/server/queries.ts'
import type { AdminContext, Context } from '#platform/context.ts'

/** The caller's community. Throws `notAllowed` when it has no channel: a wallet holds its key, or it was deleted. */
export async function ownChannel(ctx: AdminContext): Promise<Issuer> {
  return asChannel(await findIssuer(ctx, ctx.actor.issuerId))
}

/**
 * A community locked until the commit, so that its posts are counted and published one after the other. Throws
 * `notAllowed` as `ownChannel`.
 */
export async function lockChannel(ctx: Context, issuerId: string): Promise<Issuer> {
  return asChannel(await lockIssuer(ctx, issuerId))
}

function asChannel(issuer: Issuer | undefined): Issuer {
  if (!issuer?.isKms) throw new Problem('notAllowed')
  return issuer
}
