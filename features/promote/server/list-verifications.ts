import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Verification } from '../contract.ts'
import { publicDomainOf } from '../rules.ts'
import { issuerVerifications } from './tables.ts'

/** What a community has proven of itself and still is: its own view, with whole addresses. */
export function listVerifications(ctx: Context, issuerId: string): Promise<Verification[]> {
  return ctx.db
    .select({ type: issuerVerifications.type, value: issuerVerifications.value })
    .from(issuerVerifications)
    .where(and(eq(issuerVerifications.issuerId, issuerId), isNull(issuerVerifications.endedAt)))
    .orderBy(asc(issuerVerifications.type), asc(issuerVerifications.value))
}

/** The same for public pages: of an address only the domain, and no domain of a provider of free mail. */
export async function publicVerifications(ctx: Context, issuerId: string): Promise<Verification[]> {
  const all = await listVerifications(ctx, issuerId)
  const shown = all.map(({ type, value }) => ({ type, value: type === 'email' ? publicDomainOf(value) : value }))
  const isFirst = ({ type, value }: Verification, at: number) =>
    shown.findIndex((each) => each.type === type && each.value === value) === at
  return shown.filter((each, at) => each.value !== '' && isFirst(each, at))
}
