import { and, asc, eq, isNull } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import type { Verification } from '../../contract.ts'
import { hostOf, publicDomainOf } from '../../rules.ts'
import { issuerVerifications } from '../../server/tables.ts'

/**
 * What a community has proven of itself and still is: its own view, with whole addresses. The domain is the one of its
 * website: after a change of that, the weekly check ends the earlier proof, which supports nothing until then.
 */
export async function listVerifications(ctx: Context, issuerId: string): Promise<Verification[]> {
  const proven = await ctx.db
    .select({ type: issuerVerifications.type, value: issuerVerifications.value, website: issuers.website })
    .from(issuerVerifications)
    .innerJoin(issuers, eq(issuers.id, issuerVerifications.issuerId))
    .where(and(eq(issuerVerifications.issuerId, issuerId), isNull(issuerVerifications.endedAt)))
    .orderBy(asc(issuerVerifications.type), asc(issuerVerifications.value))
  return proven.flatMap(({ website, ...each }) =>
    each.type === 'email' || each.value === hostOf(website) ? [each] : [],
  )
}

/** The same for public pages: of an address only the domain, and no domain of a provider of free mail. */
export async function publicVerifications(ctx: Context, issuerId: string): Promise<Verification[]> {
  const all = await listVerifications(ctx, issuerId)
  const shown = all.map(({ type, value }) => ({ type, value: type === 'email' ? publicDomainOf(value) : value }))
  const isFirst = ({ type, value }: Verification, at: number) =>
    shown.findIndex((each) => each.type === type && each.value === value) === at
  return shown.filter((each, at) => each.value !== '' && isFirst(each, at))
}
