import { eq } from 'drizzle-orm'
import { outsideAccounts } from '#features/outside-accounts/server/tables.ts'
import type { Context } from '#platform/context.ts'

/** The names of a holder's linked accounts, by provider. */
export async function namesAtProviders(ctx: Context, holderId: string): Promise<Map<string, string>> {
  const accounts = await ctx.db.select().from(outsideAccounts).where(eq(outsideAccounts.holderId, holderId))
  return new Map(accounts.map(({ provider, name }) => [provider, name]))
}
