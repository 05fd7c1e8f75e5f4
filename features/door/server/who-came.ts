import { and, eq, inArray } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { EMAILS_MAX } from '#features/claims/rules.ts'
import { claims } from '#features/claims/server/tables.ts'
import { holderAddresses, holders } from '#features/holders/server/tables.ts'
import type { AdminContext } from '#platform/context.ts'
import { checkIns } from './tables.ts'

/** Wallets without an address are issued to at once, so fewer of them than of mails at a time. */
const DIDS_MAX = 100

/** Where those who came are reached: `ticketIds` are theirs, and `without` counts those who are not reached at all. */
export type WhoCame = { emails: string[]; dids: string[]; ticketIds: string[]; without: number }

/**
 * Whom check-ins of a template lead to that nothing was given for, their rows locked: the ticket's own address, else one of
 * its holder, else the key of a holder who has one of their own. At most 1,000 check-ins, and 100 keys.
 */
export async function lockWhoCame(ctx: AdminContext, templateId: string): Promise<WhoCame> {
  const locked = await ctx.db
    .select({ ticketId: checkIns.ticketId, claimId: checkIns.claimId })
    .from(checkIns)
    .where(and(eq(checkIns.templateId, templateId), eq(checkIns.givenTemplateId, '')))
    .orderBy(checkIns.ticketId)
    .limit(EMAILS_MAX)
    .for('update')
  const emailOf = await emailsOf(
    ctx,
    locked.map(({ claimId }) => claimId),
  )
  const holderOf = await holdersOf(ctx, locked)
  const [emails, dids] = [new Set<string>(), new Set<string>()]
  const ticketIds: string[] = []
  let without = 0
  for (const { ticketId, claimId } of locked) {
    const holder = holderOf(ticketId, claimId)
    const email = emailOf.get(claimId) || holder?.email
    if (email) emails.add(email)
    else if (holder?.kind !== 'own') without++
    else if (dids.size < DIDS_MAX || dids.has(holder.did)) dids.add(holder.did)
    else continue
    if (email || holder?.kind === 'own') ticketIds.push(ticketId)
  }
  return { emails: [...emails], dids: [...dids], ticketIds, without }
}

async function emailsOf(ctx: AdminContext, claimIds: string[]): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ id: claims.id, email: claims.email })
    .from(claims)
    .where(inArray(claims.id, claimIds.filter(Boolean)))
  return new Map(rows.map(({ id, email }) => [id, email]))
}

/** Answers who holds a ticket now, also one that was collected only after it went in. */
async function holdersOf(ctx: AdminContext, tickets: { ticketId: string; claimId: string }[]) {
  const ids = tickets.map(({ ticketId }) => ticketId)
  const isOne = inArray(badges.id, ids)
  const isLater = inArray(badges.claimId, ids)
  const columns = {
    id: badges.id,
    claimId: badges.claimId,
    did: holders.did,
    kind: holders.kind,
    email: holderAddresses.email,
  }
  const read = (isWanted: typeof isOne) =>
    ctx.db
      .select(columns)
      .from(badges)
      .innerJoin(holders, eq(holders.id, badges.holderId))
      .leftJoin(holderAddresses, eq(holderAddresses.holderId, badges.holderId))
      .where(isWanted)
  const rows = [...(await read(isOne)), ...(await read(isLater))]
  const byBadge = new Map(rows.map((row) => [row.id, row]))
  const byClaim = new Map(rows.map((row) => [row.claimId, row]))
  return (ticketId: string, claimId: string) => byBadge.get(ticketId) ?? byClaim.get(claimId)
}
