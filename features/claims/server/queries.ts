import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { mayUse } from '#features/team/folders/server/may-use.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { writeLater } from '#platform/audit.ts'
import type { Context, TeamContext } from '#platform/context.ts'
import type { Db } from '#platform/database/db.ts'
import { keptQuery } from '#platform/database/statements.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { hasRoom, statusAt } from './claim-conditions.ts'
import { claims, entries, networkPlaces, templatePlaces } from './tables.ts'

export type Claim = typeof claims.$inferSelect

/** The claim with an id, or undefined. */
export async function findClaim(ctx: Context, claimId: string): Promise<Claim | undefined> {
  const [row] = await ctx.db.select().from(claims).where(eq(claims.id, claimId))
  return row
}

/**
 * The issuer's own claim with an id, of a template that the caller may use, its row locked until the transaction ends;
 * throws `notFound`.
 */
export async function lockOwnClaim(ctx: TeamContext, claimId: string): Promise<Claim> {
  const [row] = await ctx.db
    .select()
    .from(claims)
    .where(and(eq(claims.id, claimId), isOwnClaim(ctx)))
    .for('update')
  if (!row) throw new Problem('notFound')
  return row
}

/** The condition that a claim is the issuer's own, of a template that the caller may use. */
export function isOwnClaim(ctx: TeamContext): SQL | undefined {
  return and(eq(claims.issuerId, ctx.actor.issuerId), mayUse(ctx, claims.templateId, 'distribute'))
}

/** The end of a claim's delegation, or undefined when it was withdrawn or has ended. */
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

/** Whether a claim's current delegation is still valid. */
export async function isDelegated(ctx: Context, claimId: string): Promise<boolean> {
  return (await findDelegatedClaim(ctx, claimId))?.isDelegated === true
}

/**
 * A claim with whether its current delegation is still valid. Both are read in one statement, because a key rotation ends the
 * delegation and moves the claim.
 */
export async function findDelegatedClaim(
  ctx: Context,
  claimId: string,
): Promise<{ claim: Claim; isDelegated: boolean } | undefined> {
  const [row] = await keptQuery(ctx, 'delegated-claim', buildDelegatedClaim).execute({
    claimId,
    now: ctx.now().toISOString(),
  })
  return row && { claim: row.claim, isDelegated: row.n !== null }
}

function buildDelegatedClaim(db: Db, name: string) {
  const isLiving = and(
    isNull(delegations.withdrawnAt),
    sql`${delegations.validUntil} > ${sql.placeholder('now')}::timestamptz`,
  )
  return db
    .select({ claim: claims, n: delegations.n })
    .from(claims)
    .leftJoin(
      delegations,
      and(eq(delegations.issuerId, claims.issuerId), eq(delegations.n, claims.delegationN), isLiving),
    )
    .where(eq(claims.id, sql.placeholder('claimId')))
    .prepare(name)
}

type LinkColumn =
  | 'didLimit'
  | 'networkLimit'
  | 'mailDomains'
  | 'confirmsEmail'
  | 'startDate'
  | 'endDate'
  | 'isShown'
  | 'templateVersion'
  | 'delegationN'

/** Changes an open link, whose row the caller has locked, and returns it. */
export async function writeLink(ctx: Context, id: string, to: Partial<Pick<Claim, LinkColumn>>): Promise<Claim> {
  const [changed] = await ctx.db.update(claims).set(to).where(eq(claims.id, id)).returning()
  if (!changed) throw new Error('The link does not exist')
  return changed
}

/**
 * Reserves places of an open link for claims with an address of their own; false when it has ended or has fewer left. The
 * update is the lock.
 */
export async function reservePlaces(ctx: Context, linkId: string, count: number): Promise<boolean> {
  const taken = await ctx.db
    .update(claims)
    .set({ reserved: sql`${claims.reserved} + ${count}` })
    .where(and(eq(claims.id, linkId), statusAt(ctx.now()).link, hasRoom(count)))
    .returning({ id: claims.id })
  return taken.length > 0
}

/** Releases places of an open link reserved by claims that will give no badge. */
export async function unreservePlaces(ctx: Context, linkId: string, count: number): Promise<void> {
  await ctx.db
    .update(claims)
    .set({ reserved: sql`greatest(${claims.reserved} - ${count}, 0)` })
    .where(eq(claims.id, linkId))
}

/** Releases reserved places of a template's quantity, of claims that will give no badge; a negative count reserves. */
export async function givePlacesBack(ctx: Context, templateId: string, count: number): Promise<void> {
  await ctx.db
    .insert(templatePlaces)
    .values({ templateId, reserved: 0 })
    .onConflictDoUpdate({
      target: templatePlaces.templateId,
      set: { reserved: sql`greatest(${templatePlaces.reserved} - ${count}, 0)` },
    })
}

/**
 * Counts badges of locked claims as collected, at the end of `writeTogether`, which fails where one has fewer places left. A
 * claim to one person that is collected was handed over, even if its e-mail is still being sent.
 */
export async function countTaken(ctx: Context, taken: Map<string, number>): Promise<void> {
  const rows = [...taken].map(([id, count]) => ({ id, count }))
  // The ids once more: how many rows a JSON has is only guessed, and for a hundred a table would be read from end to end.
  const statement = sql`
    update ${claims} set taken = ${claims.taken} + counted.count,
      sent_at = case when ${claims.didLimit} = 1 then coalesce(${claims.sentAt}, ${claims.mailedAt}, ${ctx.now().toISOString()}::timestamptz) end
    from json_to_recordset(${JSON.stringify(rows)}::json) as counted(id text, count bigint)
    where ${claims.id} = counted.id and ${isOneOf(claims.id, [...taken.keys()])} and ${hasRoom(sql`counted.count`)}`
  await writeLater(ctx, { table: 'claims', statement, rows: rows.length })
}

/** Uses up entries to an open link, and counts the badges of their networks. */
export async function spendEntries(
  ctx: Context,
  claim: Pick<Claim, 'id'>,
  taking: { asking: { entryId: string; network: string } }[],
): Promise<void> {
  const ids = taking.map(({ asking }) => asking.entryId)
  const used = await ctx.db
    .update(entries)
    .set({ usedAt: ctx.now() })
    .where(and(isOneOf(entries.id, ids), isNull(entries.usedAt)))
    .returning({ id: entries.id })
  if (used.length !== taking.length) throw new Error('An entry was used twice')
  const networks = Map.groupBy(taking, ({ asking }) => asking.network)
  const rows = [...networks].map(([network, all]) => ({ claimId: claim.id, network, taken: all.length }))
  await ctx.db
    .insert(networkPlaces)
    .values(rows)
    .onConflictDoUpdate({
      target: [networkPlaces.claimId, networkPlaces.network],
      set: { taken: sql`${networkPlaces.taken} + excluded.taken` },
    })
}
