import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { badges, shares } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { holderOfAddress } from '#features/holders/server/holder-of-address.ts'
import { addressesOf, findHolder, type Holder, holderOfDid } from '#features/holders/server/queries.ts'
import { holders } from '#features/holders/server/tables.ts'
import { issuerAdmins, issuers } from '#features/issuers/server/tables.ts'
import { members } from '#features/members/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { sessions } from '#platform/tables.ts'

/** What is known of a person, before they are erased. */
export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/**
 * Who an address, a DID or a holder's id names: wallets, addresses and what hangs on them, and the communities of which an
 * address is an admin. Answers undefined where nothing is known.
 */
export async function findPerson(ctx: Context, who: string) {
  const holder = await holderNamed(ctx, who)
  const merged = holder ? await ctx.db.select().from(holders).where(eq(holders.mergedInto, holder.id)) : []
  const wallets = holder ? [holder, ...merged] : []
  const holderIds = wallets.map(({ id }) => id)
  const own = holder ? (await addressesOf(ctx, holder.id)).map(({ email }) => email) : []
  const emails = [...new Set(who.includes('@') ? [...own, who.toLowerCase()] : own)]
  const held = await ctx.db.select({ claimId: badges.claimId }).from(badges).where(inArray(badges.holderId, holderIds))
  const isOwn = and(
    eq(claims.didLimit, 1),
    inArray(
      claims.id,
      held.map(({ claimId }) => claimId),
    ),
  )
  const ofPerson = or(inArray(claims.email, emails), isOwn)
  const admins = await ctx.db
    .select({ name: issuers.name })
    .from(issuerAdmins)
    .innerJoin(issuers, eq(issuers.id, issuerAdmins.issuerId))
    .where(inArray(issuerAdmins.email, emails))
  const known = {
    wallets: wallets.map(({ did, kind }) => ({ did, kind })),
    holderIds,
    emails,
    badges: held.length,
    claims: await ctx.db.$count(claims, ofPerson),
    shares: await ctx.db.$count(shares, and(inArray(shares.holderId, holderIds), isNull(shares.endedAt))),
    memberships: await ctx.db.$count(members, and(inArray(members.holderId, holderIds), isNull(members.endedAt))),
    sessions: await ctx.db.$count(sessions, and(inArray(sessions.holderId, holderIds), isNull(sessions.endedAt))),
    adminOf: admins.map(({ name }) => name),
  }
  return wallets.length === 0 && known.claims === 0 ? undefined : known
}

async function holderNamed(ctx: Context, who: string): Promise<Holder | undefined> {
  if (who.startsWith('did:')) return holderOfDid(ctx, who)
  const holder = who.includes('@') ? await holderOfAddress(ctx, who.toLowerCase()) : await findHolder(ctx, who)
  return holder?.mergedInto ? findHolder(ctx, holder.mergedInto) : holder
}
