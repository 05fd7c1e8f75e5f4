import { and, count, desc, eq, exists, ilike, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { badges } from '#features/badges/server/tables.ts'
import { promotedAt } from '#features/issuers/server/promotion/promoted-at.ts'
import { issuerAdmins, issuers } from '#features/issuers/server/tables.ts'
import { mailRoomOf } from '#features/sends/mail/server/mail-limit.ts'
import { SUBS_MAX } from '#features/sub-issuers/rules.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'

/** An issuer as shown to the operator. */
export type IssuerLine = Awaited<ReturnType<typeof findIssuers>>[number]

/** Issuers whose name, id or DID contains a text, or whose admin has the address; newest first, with their counts. */
export async function findIssuers(ctx: Context, search: string, limit: number) {
  const rows = await ctx.db
    .select()
    .from(issuers)
    .where(search ? fits(ctx, search) : undefined)
    .orderBy(desc(issuers.createdAt), issuers.id)
    .limit(limit)
  const ids = rows.map(({ id }) => id)
  const templatesOf = await countsOf(ctx, templates, templates.issuerId, ids)
  const badgesOf = await countsOf(ctx, badges, badges.issuerId, ids)
  const subsOf = await countsOf(ctx, issuers, issuers.parentId, ids, isNull(issuers.deletedAt))
  const parentOf = await namesOf(
    ctx,
    rows.flatMap(({ parentId }) => parentId ?? []),
  )
  const adminsOf = await ctx.db
    .select()
    .from(issuerAdmins)
    .where(inArray(issuerAdmins.issuerId, ids))
    .orderBy(desc(issuerAdmins.mainAdmin), issuerAdmins.email)
  const rooms = await Promise.all(ids.map((id) => mailRoomOf(ctx, id)))
  const mailsOf = (at: number) => {
    const { used = 0, elsewhere = 0, limit = 0, newUntil = '' } = rooms[at] ?? {}
    return { mailsIn24h: used - elsewhere, mailsElsewhere: elsewhere, mailLimit24h: limit, mailsNewUntil: newUntil }
  }
  return rows.map((issuer, at) => ({
    id: issuer.id,
    name: issuer.name,
    did: issuer.did,
    admins: adminsOf.filter(({ issuerId }) => issuerId === issuer.id).map(({ email }) => email),
    createdAt: issuer.createdAt.toISOString(),
    deletedAt: issuer.deletedAt?.toISOString() ?? '',
    parent: parentOf.get(issuer.parentId ?? '') ?? null,
    subs: subsOf.get(issuer.id) ?? 0,
    subLimit: issuer.subLimit ?? SUBS_MAX,
    promotedAt: promotedAt(issuer),
    isPlatform: issuer.isPlatform,
    templates: templatesOf.get(issuer.id) ?? 0,
    badges: badgesOf.get(issuer.id) ?? 0,
    ...mailsOf(at),
    ownMailLimit: issuer.mailLimit24h !== null,
  }))
}

function fits(ctx: Context, search: string) {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const admin = ctx.db
    .select({ id: issuerAdmins.issuerId })
    .from(issuerAdmins)
    .where(and(eq(issuerAdmins.issuerId, issuers.id), eq(issuerAdmins.email, search.toLowerCase())))
  return or(ilike(issuers.name, like), eq(issuers.id, search), ilike(issuers.did, like), exists(admin))
}

async function namesOf(ctx: Context, ids: string[]): Promise<Map<string, { id: string; name: string }>> {
  const rows = await ctx.db.select({ id: issuers.id, name: issuers.name }).from(issuers).where(inArray(issuers.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

async function countsOf(
  ctx: Context,
  table: PgTable,
  issuerId: PgColumn,
  ids: string[],
  which?: SQL,
): Promise<Map<unknown, number>> {
  const rows = await ctx.db
    .select({ issuerId, rows: count() })
    .from(table)
    .where(and(inArray(issuerId, ids), which))
    .groupBy(issuerId)
  return new Map(rows.map((row) => [row.issuerId, row.rows]))
}
