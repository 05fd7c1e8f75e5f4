import type { Output } from '#base/endpoint.ts'
import type { verifyAny } from '#features/badges/contract.ts'
import { imitatesKnown } from '#features/issuers/server/imitates-known.ts'
import type { Context } from '#platform/context.ts'

type Verification = Output<typeof verifyAny>

/**
 * How a wallet names the issuer of a badge from elsewhere. `isStated`: only the badge says so. A name that imitates the
 * platform or a checked community is replaced by the host (decision 33).
 */
export async function shownIssuer(ctx: Context, { word, issuer, registries, own }: Verification) {
  const { name, host } = issuer
  if (own && word === 'genuine') return { name: own.issuer.name, host, isStated: false }
  const isMisleading = await imitatesKnown(ctx, name)
  const isListed = registries.some(({ result }) => result === 'listed')
  return isMisleading ? { name: host, host, isStated: false } : { name, host, isStated: !isListed }
}
