import { addMonths } from '#base/add-months.ts'
import { type DidConfiguration, writeDidConfiguration } from '#credentials/domains/domain-linkage.ts'
import { issuerJwtKey } from '#features/badges/server/issuing/sign-jwt-as-issuer.ts'
import type { Issuer } from '#features/issuers/server/find-issuer.ts'
import type { Context } from '#platform/context.ts'

type Linked = { origin: string; months: number }

/** Signs, with a community's key, that an origin is its own; valid from now on for some months. */
export async function linkOrigin(
  ctx: Context,
  issuer: Pick<Issuer, 'id' | 'didWeb'>,
  { origin, months }: Linked,
): Promise<DidConfiguration> {
  const from = ctx.now()
  const key = await issuerJwtKey(ctx, issuer, 'ES256')
  return writeDidConfiguration({ did: issuer.didWeb, origin, from, until: addMonths(from, months), key })
}
