import { Problem } from '#base/problem.ts'
import { findIssuer, type Issuer } from '#features/issuers/server/find-issuer.ts'
import type { Context } from '#platform/context.ts'

/** A community that has conversations: one whose key the server keeps. Throws `notFound` for any other. */
export async function openCommunity(ctx: Context, issuerId: string): Promise<Issuer> {
  const issuer = await findIssuer(ctx, issuerId)
  if (!issuer?.isKms) throw new Problem('notFound')
  return issuer
}
