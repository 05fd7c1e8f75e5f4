import { eq } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'

/**
 * Locks an issuer's row until the end of the caller's transaction: changes of its team happen one after the other, so
 * that simultaneous ones do not pass a limit together. Rows of claims and templates are locked before it.
 */
export async function lockTeam(ctx: Context, issuerId: string): Promise<void> {
  await ctx.db.select({ id: issuers.id }).from(issuers).where(eq(issuers.id, issuerId)).for('update')
}
