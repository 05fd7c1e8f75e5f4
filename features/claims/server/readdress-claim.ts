import { eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import type { Claim } from './queries.ts'
import { claims } from './tables.ts'

/** Gives a claim, whose row the caller has locked, another address; what its first reader wanted to be called is forgotten. */
export async function readdressClaim(
  ctx: Context,
  { id, issuerId }: Pick<Claim, 'id' | 'issuerId'>,
  email: string,
): Promise<void> {
  await ctx.db.update(claims).set({ email, givenName: '' }).where(eq(claims.id, id))
  await recordEvent(ctx, { action: 'claim.corrected', issuerId, subjectId: id })
}
