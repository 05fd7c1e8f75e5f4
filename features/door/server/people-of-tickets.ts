import { asc, eq, inArray } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { holderAddresses, holders } from '#features/holders/server/tables.ts'
import type { Context } from '#platform/context.ts'

type Came = { ticketId: string; claimId: string }
/**
 * The person behind a ticket: `key` is the same for all tickets of one person, '' for an unknown one. `email` is the
 * address the ticket was sent to, else the oldest of the holder's `emails`; `did` is that of the holder's own key, or ''.
 */
export type Known = { key: string; holderId: string; email: string; emails: string[]; did: string }

/** Returns the person behind each of some tickets, including those collected only after check-in. */
export async function peopleOfTickets(ctx: Context, tickets: Came[]): Promise<(ticket: Came) => Known> {
  const sentTo = await emailsOf(ctx, tickets)
  const holderOf = await holdersOf(ctx, tickets)
  const ownerOf = await ownersOf(ctx, [...sentTo.values()])
  const idOf = (ticket: Came) => holderOf(ticket) ?? ownerOf.get(sentTo.get(ticket.claimId) ?? '') ?? ''
  const known = await holdersById(ctx, tickets.map(idOf))
  return (ticket) => {
    const sent = sentTo.get(ticket.claimId) ?? ''
    const holderId = idOf(ticket)
    const { did = '', emails = [] } = known.get(holderId) ?? {}
    return { key: holderId || sent, holderId, email: sent || (emails[0] ?? ''), emails: [sent, ...emails], did }
  }
}

async function emailsOf(ctx: Context, tickets: Came[]): Promise<Map<string, string>> {
  const claimIds = tickets.flatMap(({ claimId }) => claimId || [])
  const rows = await ctx.db
    .select({ id: claims.id, email: claims.email })
    .from(claims)
    .where(inArray(claims.id, claimIds))
  return new Map(rows.map(({ id, email }) => [id, email]))
}

async function holdersOf(ctx: Context, tickets: Came[]): Promise<(ticket: Came) => string | undefined> {
  const ids = tickets.map(({ ticketId }) => ticketId)
  const columns = { id: badges.id, claimId: badges.claimId, holderId: badges.holderId }
  const read = (column: typeof badges.id | typeof badges.claimId) =>
    ctx.db.select(columns).from(badges).where(inArray(column, ids))
  const byBadge = new Map((await read(badges.id)).map(({ id, holderId }) => [id, holderId]))
  // The check-in of a ticket that was collected later names its claim.
  const byClaim = new Map((await read(badges.claimId)).map(({ claimId, holderId }) => [claimId, holderId]))
  return ({ ticketId }) => byBadge.get(ticketId) ?? byClaim.get(ticketId)
}

async function ownersOf(ctx: Context, emails: string[]): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select()
    .from(holderAddresses)
    .where(inArray(holderAddresses.email, emails.filter(Boolean)))
  return new Map(rows.map(({ email, holderId }) => [email, holderId]))
}

async function holdersById(ctx: Context, ids: string[]): Promise<Map<string, Pick<Known, 'did' | 'emails'>>> {
  const rows = await ctx.db
    .select({ id: holders.id, did: holders.did, kind: holders.kind, email: holderAddresses.email })
    .from(holders)
    .leftJoin(holderAddresses, eq(holderAddresses.holderId, holders.id))
    .where(inArray(holders.id, ids.filter(Boolean)))
    .orderBy(asc(holderAddresses.createdAt), asc(holderAddresses.id))
  const emailsOf = Map.groupBy(rows, ({ id }) => id)
  return new Map(
    rows.map(({ id, did, kind }) => {
      const emails = (emailsOf.get(id) ?? []).flatMap(({ email }) => email ?? [])
      return [id, { did: kind === 'own' ? did : '', emails }]
    }),
  )
}
