import { and, asc, isNotNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { holderAddresses } from './tables.ts'

/**
 * The proven addresses of some holders, oldest first; those without one are left out. The first is where e-mails for a
 * holder go. Never show one to a community.
 */
export async function mailAddressesOf(ctx: Context, holderIds: string[]): Promise<Map<string, string[]>> {
  if (holderIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ holderId: holderAddresses.holderId, email: holderAddresses.email })
    .from(holderAddresses)
    .where(and(isOneOf(holderAddresses.holderId, holderIds), isNotNull(holderAddresses.provenAt)))
    .orderBy(asc(holderAddresses.createdAt), asc(holderAddresses.id))
  const addresses = new Map<string, string[]>()
  for (const { holderId, email } of rows) addresses.set(holderId, [...(addresses.get(holderId) ?? []), email])
  return addresses
}
