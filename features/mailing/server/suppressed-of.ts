import { and, eq } from 'drizzle-orm'
import { hashText } from '#platform/access/derive-key.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { suppressions } from './tables.ts'

/** The stored hash of a suppressed address; the issuer's id is the salt. */
export function suppressionHash(issuerId: string, email: string): string {
  return hashText(`${issuerId}:${email}`)
}

/** Returns those addresses that an issuer has suppressed. */
export async function suppressedOf(ctx: Context, issuerId: string, emails: string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const byHash = new Map(emails.map((email) => [suppressionHash(issuerId, email), email]))
  const rows = await ctx.db
    .select({ emailHash: suppressions.emailHash })
    .from(suppressions)
    .where(and(eq(suppressions.issuerId, issuerId), isOneOf(suppressions.emailHash, [...byHash.keys()])))
  return new Set(rows.flatMap(({ emailHash }) => byHash.get(emailHash) ?? []))
}
