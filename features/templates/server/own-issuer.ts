import { Problem } from '#base/problem.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { TeamContext } from '#platform/context.ts'

export type IssuerRow = NonNullable<Awaited<ReturnType<typeof findIssuer>>>

/** The signed-in issuer's row; throws `notFound` when it was deleted. */
export async function ownIssuer(ctx: TeamContext): Promise<IssuerRow> {
  const issuer = await findIssuer(ctx, ctx.actor.issuerId)
  if (!issuer) throw new Problem('notFound')
  return issuer
}
