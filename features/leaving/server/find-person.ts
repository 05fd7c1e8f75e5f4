import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { isOfHolder } from '#features/claims/server/erase-recipients.ts'
import { claims, entries } from '#features/claims/server/tables.ts'
import { conversations } from '#features/conversations/server/tables.ts'
import { countMade } from '#features/developers/server/erase-keys.ts'
import { importRows } from '#features/imports/server/tables.ts'
import { issuerAdmins, issuers } from '#features/issuers/server/tables.ts'
import { countPromotion } from '#features/promote/server/erase-promotion.ts'
import { recipientLists } from '#features/sends/server/tables.ts'
import { countTraces } from '#features/team/server/erase-team.ts'
import { teamPeople } from '#features/team/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { sessions } from '#platform/tables.ts'
import { countHeld, identifyPerson } from './identify-person.ts'

/** The known data of a person, before the erasure. */
export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/**
 * Finds a person by an address, a DID or a holder's id: wallets, addresses and their data, and the communities of which
 * an address is an admin or a contributor. Undefined when nothing is known. Scans everything sent: for operators only.
 */
export async function findPerson(ctx: Context, who: string) {
  const { wallets, holderIds, emails } = await identifyPerson(ctx, who)
  const held = ctx.db.select({ claimId: badges.claimId }).from(badges).where(inArray(badges.holderId, holderIds))
  const isOwn = and(eq(claims.didLimit, 1), inArray(claims.id, held))
  const admins = await ctx.db
    .select({ name: issuers.name })
    .from(issuerAdmins)
    .innerJoin(issuers, eq(issuers.id, issuerAdmins.issuerId))
    .where(inArray(issuerAdmins.email, emails))
  const contributors = await ctx.db
    .select({ name: issuers.name })
    .from(teamPeople)
    .innerJoin(issuers, eq(issuers.id, teamPeople.issuerId))
    .where(inArray(teamPeople.email, emails))
  const known = {
    wallets,
    holderIds,
    emails,
    ...(await countHeld(ctx, holderIds)),
    claims: await ctx.db.$count(claims, or(inArray(claims.email, emails), isOwn, isOfHolder(holderIds))),
    mentions: await countMentions(ctx, emails),
    conversations: await ctx.db.$count(conversations, inArray(conversations.holderId, holderIds)),
    sessions: await ctx.db.$count(sessions, and(inArray(sessions.holderId, holderIds), isNull(sessions.endedAt))),
    adminOf: admins.map(({ name }) => name),
    contributorOf: contributors.map(({ name }) => name),
  }
  const isKnown = wallets.length > 0 || contributors.length > 0 || known.claims > 0 || known.mentions > 0
  return isKnown ? known : undefined
}

/** Occurrences of addresses outside claims: rows of imports, entries into open links, saved lists, traces in teams, keys made. */
async function countMentions(ctx: Context, emails: string[]): Promise<number> {
  let count = await ctx.db.$count(importRows, inArray(importRows.email, emails))
  count += await ctx.db.$count(entries, inArray(entries.email, emails))
  count += await countTraces(ctx, emails)
  count += await countMade(ctx, emails)
  count += await countPromotion(ctx, emails)
  for (const email of emails)
    count += await ctx.db.$count(recipientLists, sql`jsonb_exists(${recipientLists.emails}, ${email})`)
  return count
}
