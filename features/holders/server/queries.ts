import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import type { Context } from '#platform/context.ts'
import { statementName } from '#platform/database/statements.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { badgeKeys, holderAddresses, holders, walletNonces } from './tables.ts'

export type Holder = typeof holders.$inferSelect
/** A holder found by a DID; `badgeDid` is the badge key of the account that was found, else of the wallet, or null. */
export type FoundHolder = Holder & { badgeDid: string | null }
export type HolderAddress = typeof holderAddresses.$inferSelect

/** The most merges followed for a DID. */
const MERGES_MAX = 10

/** The holder with an id, or undefined. */
export async function findHolder(ctx: Context, holderId: string): Promise<Holder | undefined> {
  const [row] = await ctx.db.select().from(holders).where(eq(holders.id, holderId))
  return row
}

/** The holder of a wallet by its account or badge key: after a merge, the one that took over the badges. */
export async function holderOfDid(ctx: Context, did: string): Promise<FoundHolder | undefined> {
  return (await holdersOfDids(ctx, [did])).get(did)
}

/** Like `holderOfDid`, for many DIDs at once; unknown ones are left out. */
export async function holdersOfDids(ctx: Context, dids: string[]): Promise<Map<string, FoundHolder>> {
  const found = new Map<string, FoundHolder>()
  if (dids.length === 0) return found
  for (const { did, badgeDid, holder: row } of await rowsOfDids(ctx, dids)) {
    let holder: Holder | undefined = row
    for (let i = 0; holder?.mergedInto && i < MERGES_MAX; i++) holder = await findHolder(ctx, holder.mergedInto)
    // A badge key finds its wallet, even if there is a holder of that key alone.
    if (holder && (!found.has(did) || holder.did !== did)) found.set(did, { ...holder, badgeDid })
  }
  return found
}

// One statement: claims of a busy link run it for each batch.
function rowsOfDids(ctx: Context, dids: string[]) {
  const holderId = sql<string>`coalesce(${holders.mergedInto}, ${holders.id})`.as('wallet_id')
  const account = sql<string>`${holders.did}`.as('account_did')
  const byAccount = ctx.db
    .select({ did: holders.did, account, holderId })
    .from(holders)
    .where(isOneOf(holders.did, dids))
  const byKey = ctx.db
    .select({ did: badgeKeys.did, account: sql<string>`${badgeKeys.account}`.as('account_did'), holderId })
    .from(badgeKeys)
    .innerJoin(holders, eq(holders.id, badgeKeys.holderId))
    .where(isOneOf(badgeKeys.did, dids))
  // The limit, which is never reached, keeps the statement off parallel workers: starting them takes twenty times as long.
  const named = unionAll(byAccount, byKey)
    .limit(2 * dids.length)
    .as('named')
  const [own, wallets] = [alias(badgeKeys, 'own'), alias(badgeKeys, 'wallets')]
  const badgeDid = sql<string | null>`coalesce(${own.did}, ${wallets.did})`
  return ctx.db
    .select({ did: named.did, badgeDid, holder: holders })
    .from(named)
    .innerJoin(holders, eq(holders.id, named.holderId))
    .leftJoin(own, eq(own.account, named.account))
    .leftJoin(wallets, eq(wallets.account, holders.did))
    .prepare(statementName(ctx.config, 'holders-of-dids'))
    .execute()
}

/**
 * The subject of a badge for a wallet that proved a DID, or has a badge for it: its badge key in place of the account,
 * which only our own software resolves, else the DID itself.
 */
export function subjectFor(did: string, holder: Pick<FoundHolder, 'badgeDid'> | undefined): string {
  return did.startsWith('did:sdi:') ? (holder?.badgeDid ?? did) : did
}

/** The DID of an account's badge key, or undefined. */
export async function badgeDidOfAccount(ctx: Context, account: string): Promise<string | undefined> {
  const [row] = await ctx.db.select({ did: badgeKeys.did }).from(badgeKeys).where(eq(badgeKeys.account, account))
  return row?.did
}

/** A holder's addresses, oldest first. */
export function addressesOf(ctx: Context, holderId: string): Promise<HolderAddress[]> {
  return ctx.db
    .select()
    .from(holderAddresses)
    .where(eq(holderAddresses.holderId, holderId))
    .orderBy(asc(holderAddresses.createdAt), asc(holderAddresses.id))
}

/** Makes other decisions about an address wait until this transaction ends. */
export async function lockAddress(ctx: Context, email: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address:${email}`}, 0))`)
}

/** Whether a nonce was issued and is still unused. */
export async function hasNonce(ctx: Context, nonce: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ nonce: walletNonces.nonce })
    .from(walletNonces)
    .where(and(eq(walletNonces.nonce, nonce), gt(walletNonces.expiresAt, ctx.now())))
  return rows.length === 1
}
