import { eq, lte } from 'drizzle-orm'
import { hashText } from '#platform/access/derive-key.ts'
import type { Context } from '#platform/context.ts'
import type { Named } from '../protocol/server/access-token.ts'
import { ACCESS_SECONDS, RETRY_SECONDS } from '../rules.ts'
import { codeExchanges } from './tables.ts'

/**
 * Takes a pre-authorized code for one client and returns how many seconds its access token lives; undefined for a code
 * that is taken. The same client can repeat it for `RETRY_SECONDS`, and gets the rest of the same time. Once that token
 * has expired without a badge, the code can be taken again. The upsert is the lock.
 */
export async function takeCode(ctx: Context, named: Named, clientId: string): Promise<number | undefined> {
  const code = `${named.claimId}.${named.n}.${named.entryId}`
  const client = hashText(`${ctx.network}:${clientId}`)
  const at = ctx.now()
  const taken = await ctx.db
    .insert(codeExchanges)
    .values({ code, client, at })
    .onConflictDoUpdate({
      target: codeExchanges.code,
      set: { client, at },
      setWhere: lte(codeExchanges.at, ended(ctx)),
    })
    .returning({ at: codeExchanges.at })
  if (taken.length > 0) return ACCESS_SECONDS
  const [held] = await ctx.db.select().from(codeExchanges).where(eq(codeExchanges.code, code))
  const seconds = held ? Math.floor((at.getTime() - held.at.getTime()) / 1000) : RETRY_SECONDS
  return held?.client === client && seconds < RETRY_SECONDS ? ACCESS_SECONDS - seconds : undefined
}

/** Deletes the exchanges whose access tokens have expired: they no longer decide anything. */
export async function forgetExchanges(ctx: Context): Promise<void> {
  await ctx.db.delete(codeExchanges).where(lte(codeExchanges.at, ended(ctx)))
}

function ended(ctx: Context): Date {
  return new Date(ctx.now().getTime() - ACCESS_SECONDS * 1000)
}
