import { createHmac } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { deriveKey, signings } from '#platform/access/derive-key.ts'
import type { Context } from '#platform/context.ts'
import type { Config } from '#platform/settings/config.ts'
import { issuerAdmins, issuers } from './tables.ts'

/** Who counts as one sender: its key, its communities, its limit, and since when it sends. */
export type Sender = {
  key: string
  issuerIds: string[]
  /** Sub-communities of those, whose e-mails count against this limit too. */
  childIds: string[]
  ownLimit: number | undefined
  since: Date
}

/**
 * The senders whose limits an issuer's e-mails count against, its own first. A sub-community without a limit of its own
 * shares that of its parent.
 */
export async function sendersOf(ctx: Context, issuerId: string): Promise<Sender[]> {
  const own = await senderOf(ctx, issuerId)
  const [row] = await ctx.db
    .select({ parentId: issuers.parentId })
    .from(issuers)
    .where(and(eq(issuers.id, issuerId), isNull(issuers.mailLimit24h)))
  if (!row?.parentId) return [own]
  const parents = await senderOf(ctx, row.parentId)
  return parents.key === own.key ? [own] : [own, parents]
}

/**
 * The sender of an issuer: all communities of its main admin's address together, including recently deleted ones.
 * Communities with their own limit or their wallet's key count alone: the address of the latter is unproven.
 */
async function senderOf(ctx: Context, issuerId: string): Promise<Sender> {
  const [row] = await ctx.db
    .select({
      ownLimit: issuers.mailLimit24h,
      isKms: issuers.isKms,
      since: issuers.createdAt,
      email: issuerAdmins.email,
    })
    .from(issuers)
    .leftJoin(issuerAdmins, and(eq(issuerAdmins.issuerId, issuers.id), eq(issuerAdmins.mainAdmin, true)))
    .where(eq(issuers.id, issuerId))
  const alone = {
    key: issuerId,
    issuerIds: [issuerId],
    childIds: await childrenOf(ctx, [issuerId]),
    ownLimit: row?.ownLimit ?? undefined,
    since: row?.since ?? ctx.now(),
  }
  if (!row?.email || !row.isKms || row.ownLimit !== null) return alone
  const living = await ctx.db
    .select({ id: issuers.id, since: issuers.createdAt, ownLimit: issuers.mailLimit24h })
    .from(issuerAdmins)
    .innerJoin(issuers, and(eq(issuers.id, issuerAdmins.issuerId), eq(issuers.isKms, true), isNull(issuers.deletedAt)))
    .where(and(eq(issuerAdmins.email, row.email), eq(issuerAdmins.mainAdmin, true)))
  const { email } = row
  const hashes = signings(ctx.config).map((each) => senderHash(each, email))
  const deleted = await ctx.db
    .select({ id: issuers.id })
    .from(issuers)
    .where(and(inArray(issuers.senderHash, hashes), isNull(issuers.mailLimit24h)))
  const counted = [...living.filter(({ ownLimit }) => ownLimit === null), ...deleted]
  const since = new Date(Math.min(...living.map(({ since }) => since.getTime())))
  const issuerIds = counted.map(({ id }) => id)
  const childIds = await childrenOf(ctx, issuerIds)
  return { key: senderHash(ctx.config, email), issuerIds, childIds, ownLimit: undefined, since }
}

/** Sub-communities without a limit of their own, including deleted ones: deleting one renews no mail limit. */
async function childrenOf(ctx: Context, issuerIds: string[]): Promise<string[]> {
  const children = await ctx.db
    .select({ id: issuers.id })
    .from(issuers)
    .where(and(inArray(issuers.parentId, issuerIds), isNull(issuers.mailLimit24h)))
  return children.flatMap(({ id }) => (issuerIds.includes(id) ? [] : id))
}

/** The stored hash of a deleted community's address, so that deleting a community renews no mail limit. */
export function senderHash({ secret }: Pick<Config, 'secret'>, email: string): string {
  return createHmac('sha256', deriveKey(secret, 'senders')).update(email).digest('hex')
}
