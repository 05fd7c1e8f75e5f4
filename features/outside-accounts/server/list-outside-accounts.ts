import { asc, eq } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { providersOn } from './ask-provider.ts'
import { outsideAccounts } from './tables.ts'

/** The signed-in holder's linked accounts, and the providers that this server works with. */
export async function listOutsideAccounts(ctx: HolderContext): Promise<Output<typeof contract.listOutsideAccounts>> {
  const rows = await ctx.db
    .select()
    .from(outsideAccounts)
    .where(eq(outsideAccounts.holderId, ctx.actor.holderId))
    .orderBy(asc(outsideAccounts.linkedAt), asc(outsideAccounts.provider))
  const accounts = rows.map(({ provider, name, linkedAt }) => ({ provider, name, linkedAt: linkedAt.toISOString() }))
  return { accounts, providers: providersOn(ctx.config) }
}
