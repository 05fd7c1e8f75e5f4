import { findIssuer, type Issuer } from '#features/issuers/server/find-issuer.ts'
import type { Context } from '#platform/context.ts'

/** The issuer whose public page has this id; undefined while the page is off, and for a deleted or unfinished issuer. */
export async function findPageIssuer(ctx: Context, issuerId: string): Promise<Issuer | undefined> {
  const issuer = await findIssuer(ctx, issuerId)
  return issuer?.hasPublicPage && issuer.readyAt ? issuer : undefined
}
