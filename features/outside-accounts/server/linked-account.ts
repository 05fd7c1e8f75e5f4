import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Provider } from '../rules.ts'
import { outsideAccounts } from './tables.ts'

/** The account of a provider that is linked to a wallet; its name is the user name at X. */
export async function linkedAccount(
  ctx: Context,
  holderId: string,
  provider: Provider,
): Promise<{ outsideKey: string; outsideId: string; name: string } | undefined> {
  if (holderId === '') return undefined
  const [row] = await ctx.db
    .select()
    .from(outsideAccounts)
    .where(and(eq(outsideAccounts.holderId, holderId), eq(outsideAccounts.provider, provider)))
  return row
}
