import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../suppression-contract.ts'
import { markOf } from './list-suppressions.ts'
import { suppressionHash } from './suppressed-of.ts'
import { suppressions } from './tables.ts'

/** Whether an address is suppressed by the issuer, since when and why. */
export async function findSuppression(ctx: AdminContext, { email }: Input<typeof contract.findSuppression>) {
  const { issuerId } = ctx.actor
  const emailHash = suppressionHash(issuerId, email)
  const [row] = await ctx.db
    .select()
    .from(suppressions)
    .where(and(eq(suppressions.issuerId, issuerId), eq(suppressions.emailHash, emailHash)))
  if (!row) return { isSuppressed: false, mark: '', at: '', reason: '' as const }
  return { isSuppressed: true, mark: markOf(row), at: row.at.toISOString(), reason: row.reason }
}
