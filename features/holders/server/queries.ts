import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { isStorable } from '#base/storable.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { NONCE_MINUTES } from '../rules.ts'
import { holderAddresses, holders, walletNonces } from './tables.ts'

export type Holder = typeof holders.$inferSelect
export type HolderAddress = typeof holderAddresses.$inferSelect

/** Expired nonces that each new one deletes. */
const CLEARED_AT_ONCE = 10
/** The most merges followed for a DID. */
const MERGES_MAX = 10

/** The holder with an id, or undefined. */
export async function findHolder(ctx: Context, holderId: string): Promise<Holder | undefined> {
  const [row] = await ctx.db.select().from(holders).where(eq(holders.id, holderId))
  return row
}

/** The holder of the wallet that a DID opens: after a merge, the one that took over the badges. */
export async function holderOfDid(ctx: Context, did: string): Promise<Holder | undefined> {
  return (await holdersOfDids(ctx, [did])).get(did)
}

/** Like `holderOfDid`, for many DIDs at once; unknown ones are left out. */
export async function holdersOfDids(ctx: Context, dids: string[]): Promise<Map<string, Holder>> {
  if (dids.length === 0) return new Map()
  const rows = await ctx.db.select().from(holders).where(isOneOf(holders.did, dids))
  const found = new Map<string, Holder>()
  for (const row of rows) {
    let holder: Holder | undefined = row
    for (let i = 0; holder?.mergedInto && i < MERGES_MAX; i++) holder = await findHolder(ctx, holder.mergedInto)
    if (holder) found.set(row.did, holder)
  }
  return found
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

/** A fresh nonce of 5 minutes for a wallet's signature. */
export async function makeNonce(ctx: Context): Promise<string> {
  const nonce = newId()
  const now = ctx.now()
  const ended = ctx.db
    .select({ nonce: walletNonces.nonce })
    .from(walletNonces)
    .where(sql`${walletNonces.expiresAt} < ${now.toISOString()}`)
    .limit(CLEARED_AT_ONCE)
    .for('update', { skipLocked: true })
  await ctx.db.delete(walletNonces).where(inArray(walletNonces.nonce, ended))
  await ctx.db.insert(walletNonces).values({ nonce, expiresAt: new Date(now.getTime() + NONCE_MINUTES * 60_000) })
  return nonce
}

/** Uses up a nonce; false when it was never issued, has expired, or was used before. */
export async function takeNonce(ctx: Context, nonce: string): Promise<boolean> {
  // A signed proof can contain any nonce.
  if (!isStorable(nonce)) return false
  const taken = await ctx.db.delete(walletNonces).where(isLiving(ctx, nonce)).returning({ nonce: walletNonces.nonce })
  return taken.length === 1
}

/** Whether a nonce was issued and is still unused. */
export async function hasNonce(ctx: Context, nonce: string): Promise<boolean> {
  const rows = await ctx.db.select({ nonce: walletNonces.nonce }).from(walletNonces).where(isLiving(ctx, nonce))
  return rows.length === 1
}

function isLiving(ctx: Context, nonce: string) {
  return and(eq(walletNonces.nonce, nonce), gt(walletNonces.expiresAt, ctx.now()))
}
