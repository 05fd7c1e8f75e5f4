import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { mailLimitOf } from '#features/issuers/server/mail-limit-of.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { delegations } from '#features/templates/server/tables.ts'
import type { AdminContext, Context } from '#platform/context.ts'
import { hashText } from '#platform/derive-key.ts'
import { claims, sends, suppressions } from './tables.ts'

export type Claim = typeof claims.$inferSelect

/** The mail limit counts back from now, not from midnight (decisions, sending). */
const LIMIT_HOURS = 24

/** The claim of an id, or undefined. */
export async function findClaim(ctx: Context, claimId: string): Promise<Claim | undefined> {
  const [row] = await ctx.db.select().from(claims).where(eq(claims.id, claimId))
  return row
}

/** The issuer's own claim of an id, its row locked inside a transaction; throws `notFound`. */
export async function lockOwnClaim(ctx: AdminContext, claimId: string): Promise<Claim> {
  const [row] = await ctx.db
    .select()
    .from(claims)
    .where(and(eq(claims.id, claimId), eq(claims.issuerId, ctx.actor.issuerId)))
    .for('update')
  if (!row) throw new Problem('notFound')
  return row
}

/** How many mails an issuer may still send now. */
export async function mailsLeft(ctx: Context, issuerId: string): Promise<number> {
  const since = new Date(ctx.now().getTime() - LIMIT_HOURS * 3_600_000)
  const [row] = await ctx.db
    .select({ mails: sql<number>`coalesce(sum(${sends.mails}), 0)`.mapWith(Number) })
    .from(sends)
    .where(and(eq(sends.issuerId, issuerId), gt(sends.createdAt, since)))
  return Math.max(0, (await mailLimitOf(ctx, issuerId)) - (row?.mails ?? 0))
}

/**
 * Throws `tooManyEmails` when an issuer may not send so many mails now. Inside a transaction that then writes its send: the
 * issuer's row is locked, so that sends at once are counted one after the other.
 */
export async function takeMails(ctx: Context, issuerId: string, count: number): Promise<void> {
  await ctx.db.select({ id: issuers.id }).from(issuers).where(eq(issuers.id, issuerId)).for('update')
  if (count > (await mailsLeft(ctx, issuerId))) throw new Problem('tooManyEmails')
}

/** What is stored of an address that wants no mail from an issuer; the issuer's id is the salt. */
export function suppressionHash(issuerId: string, email: string): string {
  return hashText(`${issuerId}:${email}`)
}

/** Those of some addresses that want no mail from an issuer. */
export async function suppressedOf(ctx: Context, issuerId: string, emails: string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const byHash = new Map(emails.map((email) => [suppressionHash(issuerId, email), email]))
  const rows = await ctx.db
    .select({ emailHash: suppressions.emailHash })
    .from(suppressions)
    .where(and(eq(suppressions.issuerId, issuerId), inArray(suppressions.emailHash, [...byHash.keys()])))
  return new Set(rows.flatMap(({ emailHash }) => byHash.get(emailHash) ?? []))
}

/** The end of a claim's delegation when it still works, or undefined when it was withdrawn or has ended. */
export async function livingDelegation(
  ctx: Context,
  { issuerId, delegationN }: Pick<Claim, 'issuerId' | 'delegationN'>,
): Promise<Date | undefined> {
  const [row] = await ctx.db
    .select({ validUntil: delegations.validUntil })
    .from(delegations)
    .where(
      and(
        eq(delegations.issuerId, issuerId),
        eq(delegations.n, delegationN),
        isNull(delegations.withdrawnAt),
        gt(delegations.validUntil, ctx.now()),
      ),
    )
  return row?.validUntil
}
