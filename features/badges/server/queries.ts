import { and, asc, eq, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { emptyList, USABLE_SLOTS } from '#credentials/status/status-list.ts'
import { holders } from '#features/holders/server/tables.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { ownNameInCommunity } from '#features/names/server/person-name.ts'
import { communityNames } from '#features/names/server/tables.ts'
import { withFields } from '#features/templates/life/server/template-at-version.ts'
import { templates, templateVersions } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { isGiverGone, memberSince } from '../hooks.ts'
import { badges, shares, statusLists } from './tables.ts'

export type StatusListRow = typeof statusLists.$inferSelect

/** A list takes badges until half of its usable slots are taken. */
export const FULL = USABLE_SLOTS / 2

/** Returns the issuer's current status list; a new one when there is none, or every list is half full. */
export async function openStatusList(ctx: Context, issuerId: string): Promise<string> {
  const [open] = await ctx.db
    .select({ id: statusLists.id })
    .from(statusLists)
    .where(and(eq(statusLists.issuerId, issuerId), lt(statusLists.taken, FULL)))
    .orderBy(asc(statusLists.createdAt), asc(statusLists.id))
    .limit(1)
  if (open) return open.id
  const id = newId()
  await ctx.db.insert(statusLists).values({ id, issuerId, bits: emptyList(), createdAt: ctx.now() })
  return id
}

/** Returns those slots that no badge has yet. */
export async function findFreeSlots(ctx: Context, listId: string, slots: number[]): Promise<number[]> {
  const rows = await ctx.db
    .select({ slot: badges.statusIndex })
    .from(badges)
    .where(and(eq(badges.statusListId, listId), isOneOf(badges.statusIndex, slots)))
  const taken = new Set(rows.map(({ slot }) => slot))
  return slots.filter((slot) => !taken.has(slot))
}

/** A status list, or undefined. */
export async function findStatusList(ctx: Context, listId: string): Promise<StatusListRow | undefined> {
  const [row] = await ctx.db.select().from(statusLists).where(eq(statusLists.id, listId))
  return row
}

type Signed = Partial<Pick<StatusListRow, 'signed' | 'signedAt' | 'signedSuspension' | 'signedSuspensionAt'>>

/** Stores a signed form of a list, unless the list has changed since it was read. */
export async function keepSigned(ctx: Context, list: StatusListRow, signed: Signed): Promise<void> {
  await ctx.db
    .update(statusLists)
    .set(signed)
    .where(and(eq(statusLists.id, list.id), eq(statusLists.version, list.version)))
}

/** The columns of a badge with its details, for a query over badges, templates, issuers, holders and their names. */
export const details = () => ({
  badge: badges,
  template: templates,
  issuer: issuers,
  pseudo: holders.pseudo,
  /** What the holder told the issuer that they are called, else their wallet's name. */
  ownName: ownNameInCommunity,
  /** Whether the holder chose that the public page of the badge, which is on, says to whom it was issued. */
  showsName: sql<boolean>`exists (select from ${shares} where ${shares.badgeId} = ${badges.id}
    and ${shares.holderId} = ${badges.holderId} and ${shares.endedAt} is null and ${shares.showsName})`,
  /** Whether the holder's public page of the badge is on. */
  isShared: sql<boolean>`exists (select from ${shares} where ${shares.badgeId} = ${badges.id} and ${shares.endedAt} is null)`,
  /** Whether a person gave it whose data were erased since. */
  isGiverGone: isGiverGone.get()(badges.claimId),
  /** When the holder became a member of the issuer, null for others. */
  memberSince: memberSince.get()({ issuerId: badges.issuerId, holderId: badges.holderId }),
})

/** Joins what the issuer of a badge calls its holder. */
export const IS_NAME_OF_HOLDER = and(
  eq(communityNames.issuerId, badges.issuerId),
  eq(communityNames.holderId, badges.holderId),
)

/** Selects badges with their template in the version of their issue, issuer (a deleted one too) and holder's pseudo. */
async function selectBadges(ctx: Context, which: SQL | undefined) {
  const rows = await ctx.db
    .select({ ...details(), fields: templateVersions.fields })
    .from(badges)
    .innerJoin(templates, eq(templates.id, badges.templateId))
    .innerJoin(issuers, eq(issuers.id, badges.issuerId))
    .leftJoin(holders, eq(holders.id, badges.holderId))
    .leftJoin(communityNames, IS_NAME_OF_HOLDER)
    .leftJoin(
      templateVersions,
      and(
        eq(templateVersions.templateId, badges.templateId),
        eq(templateVersions.version, badges.templateVersion),
        ne(templateVersions.version, templates.version),
      ),
    )
    .where(which)
    .orderBy(sql`${badges.issuedAt} desc`, sql`${badges.id} desc`)
  return rows.map(({ fields, template, ...row }) => ({
    ...row,
    template: fields ? withFields(template, fields) : template,
  }))
}

export type BadgeDetails = Awaited<ReturnType<typeof findBadge>> & object

/** One badge with its details, or undefined. */
export async function findBadge(ctx: Context, badgeId: string) {
  const [row] = await selectBadges(ctx, eq(badges.id, badgeId))
  return row
}

/** A holder's badges with their details, newest first. */
export function findHeldBadges(ctx: Context, holderId: string) {
  return selectBadges(ctx, eq(badges.holderId, holderId))
}

/** The badge behind an active share, or undefined. */
export async function findSharedBadge(ctx: Context, shareId: string): Promise<BadgeDetails | undefined> {
  const [share] = await ctx.db
    .select({ badgeId: shares.badgeId })
    .from(shares)
    .where(and(eq(shares.id, shareId), isNull(shares.endedAt)))
  return share && findBadge(ctx, share.badgeId)
}

/** The active shares of a holder: share id by badge id. */
export async function openShares(ctx: Context, holderId: string): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ id: shares.id, badgeId: shares.badgeId })
    .from(shares)
    .where(and(eq(shares.holderId, holderId), isNull(shares.endedAt)))
  return new Map(rows.map(({ id, badgeId }) => [badgeId, id]))
}
