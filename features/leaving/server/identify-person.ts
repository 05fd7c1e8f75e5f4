import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { addressOfDid, didOfAddress } from '#credentials/dids/did-sdi.ts'
import { badges, shares } from '#features/badges/server/tables.ts'
import { holderOfAddress } from '#features/holders/server/holder-of-address.ts'
import { addressesOf, findHolder, type Holder, holderOfDid } from '#features/holders/server/queries.ts'
import { badgeKeys, holders } from '#features/holders/server/tables.ts'
import { members } from '#features/members/server/tables.ts'
import type { Context } from '#platform/context.ts'

/**
 * The wallets, with their badge keys, and addresses for an address, a DID or a holder's id; both empty for an unknown id or
 * DID.
 */
export async function identifyPerson(ctx: Context, who: string) {
  const holder = await holderNamed(ctx, who)
  const merged = holder ? await ctx.db.select().from(holders).where(eq(holders.mergedInto, holder.id)) : []
  const wallets = holder ? [holder, ...merged] : []
  const own = holder ? (await addressesOf(ctx, holder.id)).map(({ email }) => email) : []
  const emails = [...new Set(who.includes('@') ? [...own, who.toLowerCase()] : own)]
  const holderIds = wallets.map(({ id }) => id)
  const keys = await ctx.db.select().from(badgeKeys).where(inArray(badgeKeys.holderId, holderIds))
  const badgeDids = new Map(keys.map(({ account, did }) => [account, did]))
  const named = wallets.map(({ did, kind }) => ({ did, badgeDid: badgeDids.get(did) ?? '', kind }))
  return { wallets: named, holderIds, emails }
}

/**
 * Counts the badges of wallets, and their active public pages and memberships. By indexes only: any holder can call it.
 */
export async function countHeld(ctx: Context, holderIds: string[]) {
  const held = ctx.db.select({ id: badges.id }).from(badges).where(inArray(badges.holderId, holderIds))
  return {
    badges: await ctx.db.$count(badges, inArray(badges.holderId, holderIds)),
    shares: await ctx.db.$count(shares, and(inArray(shares.badgeId, held), isNull(shares.endedAt))),
    memberships: await ctx.db.$count(members, and(inArray(members.holderId, holderIds), isNull(members.endedAt))),
  }
}

async function holderNamed(ctx: Context, who: string): Promise<Holder | undefined> {
  if (/^did:/i.test(who)) {
    const address = addressOfDid(who)
    return (await holderOfDid(ctx, address ? didOfAddress(address) : who)) ?? holderOfSubject(ctx, who)
  }
  const holder = who.includes('@') ? await holderOfAddress(ctx, who.toLowerCase()) : await findHolder(ctx, who)
  return survivor(ctx, holder)
}

/** After an erasure, only badges name the badge key of a wallet. Scans all badges: for operators only. */
async function holderOfSubject(ctx: Context, did: string): Promise<Holder | undefined> {
  const [found] = await ctx.db
    .select({ holder: holders })
    .from(badges)
    .innerJoin(holders, eq(holders.id, badges.holderId))
    .where(eq(sql`${badges.credential} #>> '{credentialSubject,id}'`, did))
    .limit(1)
  return survivor(ctx, found?.holder)
}

async function survivor(ctx: Context, holder: Holder | undefined): Promise<Holder | undefined> {
  return holder?.mergedInto ? findHolder(ctx, holder.mergedInto) : holder
}
