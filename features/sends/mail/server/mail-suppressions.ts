import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { claims } from '#features/claims/server/tables.ts'
import type { Bounced, Suppressed } from '#features/mailing/hooks.ts'
import type { Context } from '#platform/context.ts'
import { endMailsOf } from '../../running/server/finish-send.ts'

const BOUNCED_DAYS = 90
/** The maximum number of rows searched for bounced addresses. */
const LOOKED_AT = 500

/** Ends an issuer's waiting e-mails to a suppressed address, in the caller's transaction. */
export async function endMailsTo(ctx: Context, { issuerId, email }: Suppressed): Promise<void> {
  const ended = await ctx.db
    .update(claims)
    .set({ delivery: 'unsubscribed' })
    .where(and(eq(claims.issuerId, issuerId), eq(claims.email, email), eq(claims.delivery, 'queued')))
    .returning({ sendId: claims.sendId })
  await endMailsOf(ctx, ended)
}

/** An issuer's addresses that a mail server permanently refused in recent weeks, newest first, without duplicates. */
export async function bouncedOf(ctx: Context, issuerId: string): Promise<Bounced[]> {
  const since = new Date(ctx.now().getTime() - BOUNCED_DAYS * 86_400_000)
  const rows = await ctx.db
    .select({ email: claims.email, at: claims.createdAt, answer: claims.deliveryDetail })
    .from(claims)
    .where(
      and(
        eq(claims.issuerId, issuerId),
        // Spelled like the index's condition, which a bound value would not match.
        sql`${claims.delivery} = 'bounced' and ${claims.email} <> ''`,
        gt(claims.createdAt, since),
        ne(claims.deliveryDetail, ''),
      ),
    )
    .orderBy(desc(claims.createdAt))
    .limit(LOOKED_AT)
  const refused = new Map<string, Bounced>()
  for (const { email, at, answer } of rows)
    if (/^5\d\d\b/.test(answer) && !refused.has(email)) refused.set(email, { email, at: at.toISOString(), answer })
  return [...refused.values()]
}
