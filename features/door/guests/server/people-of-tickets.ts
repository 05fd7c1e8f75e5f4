import { asc, eq, inArray, sql } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { holderAddresses, holders } from '#features/holders/server/tables.ts'
import type { Context } from '#platform/context.ts'

type Came = { ticketId: string; claimId: string }
/**
 * The person behind a ticket: `key` is the same for all tickets of one person, '' for an unknown one. `email` is the
 * address the ticket was sent to, else the oldest of the holder's `emails`; `account` is the DID of a holder with their
 * own key, or '', and `subject` the DID that their ticket names.
 */
export type Known = {
  key: string
  holderId: string
  email: string
  emails: string[]
  account: string
  subject: string
}

/** Returns the person behind each of some tickets, including those collected only after check-in. */
export async function peopleOfTickets(ctx: Context, tickets: Came[]): Promise<(ticket: Came) => Known> {
  const sentTo = await emailsOf(ctx, tickets)
  const holderOf = await holdersOf(ctx, tickets)
  const ownerOf = await ownersOf(ctx, [...sentTo.values()])
  const idOf = (ticket: Came) => holderOf(ticket)?.holderId ?? ownerOf.get(sentTo.get(ticket.claimId) ?? '') ?? ''
  const known = await holdersById(ctx, tickets.map(idOf))
  return (ticket) => {
    const sent = sentTo.get(ticket.claimId) ?? ''
    const holderId = idOf(ticket)
    const { account = '', emails = [] } = known.get(holderId) ?? {}
    const subject = holderOf(ticket)?.subject ?? account
    const email = sent || (emails[0] ?? '')
    return { key: holderId || sent, holderId, email, emails: [sent, ...emails], account, subject }
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

type Held = { holderId: string; subject: string }

async function holdersOf(ctx: Context, tickets: Came[]): Promise<(ticket: Came) => Held | undefined> {
  const ids = tickets.map(({ ticketId }) => ticketId)
  const subject = sql<string>`${badges.credential} #>> '{credentialSubject,id}'`
  const columns = { id: badges.id, claimId: badges.claimId, holderId: badges.holderId, subject }
  const read = (column: typeof badges.id | typeof badges.claimId) =>
    ctx.db.select(columns).from(badges).where(inArray(column, ids))
  const byBadge = new Map((await read(badges.id)).map(({ id, ...held }) => [id, held]))
  // The check-in of a ticket that was collected later names its claim.
  const byClaim = new Map((await read(badges.claimId)).map(({ claimId, ...held }) => [claimId, held]))
  return ({ ticketId }) => byBadge.get(ticketId) ?? byClaim.get(ticketId)
}

async function ownersOf(ctx: Context, emails: string[]): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select()
    .from(holderAddresses)
    .where(inArray(holderAddresses.email, emails.filter(Boolean)))
  return new Map(rows.map(({ email, holderId }) => [email, holderId]))
}

async function holdersById(ctx: Context, ids: string[]): Promise<Map<string, Pick<Known, 'account' | 'emails'>>> {
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
      return [id, { account: kind === 'own' ? did : '', emails }]
    }),
  )
}
