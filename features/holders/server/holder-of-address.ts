import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Holder } from './queries.ts'
import { holderAddresses, holders } from './tables.ts'

/** The holder of the wallet that an address (lower case) opens, or undefined. */
export async function holderOfAddress(ctx: Context, email: string): Promise<Holder | undefined> {
  const [row] = await ctx.db
    .select({ holder: holders })
    .from(holderAddresses)
    .innerJoin(holders, eq(holders.id, holderAddresses.holderId))
    .where(eq(holderAddresses.email, email))
  return row?.holder
}
