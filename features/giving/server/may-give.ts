import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { mailAddressesOf } from '#features/holders/server/mail-addresses-of.ts'
import { findHolder } from '#features/holders/server/queries.ts'
import { issuerAdmins, issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import type { Settings } from '../rules.ts'

/** Whether the settings of a template let a member give it; that they are a member is checked by the caller. */
export async function mayGive(
  ctx: Context,
  { issuerId, holderId }: { issuerId: string; holderId: string },
  { givers, templateIds }: Settings,
): Promise<boolean> {
  if (givers === 'members') return true
  return givers === 'holders' ? holdsAny(ctx, holderId, templateIds) : isAdmin(ctx, issuerId, holderId)
}

async function holdsAny(ctx: Context, holderId: string, templateIds: string[]): Promise<boolean> {
  const counts = and(
    isNull(badges.revokedAt),
    isNull(badges.suspendedAt),
    or(isNull(badges.validUntil), gt(badges.validUntil, ctx.now())),
  )
  const held = await ctx.db
    .select({ id: badges.id })
    .from(badges)
    .where(and(eq(badges.holderId, holderId), inArray(badges.templateId, templateIds), counts))
    .limit(1)
  return held.length > 0
}

/** A wallet is an admin's by a proven address that is also that of a registered admin, or by the community's own key. */
async function isAdmin(ctx: Context, issuerId: string, holderId: string): Promise<boolean> {
  const emails = (await mailAddressesOf(ctx, [holderId])).get(holderId) ?? []
  const isTheirs = and(
    eq(issuerAdmins.issuerId, issuerId),
    inArray(sql`lower(${issuerAdmins.email})`, emails),
    isNotNull(issuerAdmins.registrationDate),
  )
  if (emails.length > 0 && (await ctx.db.$count(issuerAdmins, isTheirs)) > 0) return true
  const holder = await findHolder(ctx, holderId)
  if (holder?.kind !== 'own') return false
  const isKeyOf = and(eq(issuers.id, issuerId), eq(issuers.did, holder.did), eq(issuers.isKms, false))
  return (await ctx.db.$count(issuers, isKeyOf)) > 0
}
