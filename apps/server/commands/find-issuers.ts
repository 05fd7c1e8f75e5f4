import { and, count, desc, eq, exists, gt, ilike, inArray, or, sum } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { badges } from '#features/badges/server/tables.ts'
import { sends } from '#features/claims/server/send-tables.ts'
import { promotedAt } from '#features/issuers/server/promoted-at.ts'
import { issuerAdmins, issuers } from '#features/issuers/server/tables.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'

/** An issuer as the operator sees it. */
export type IssuerLine = Awaited<ReturnType<typeof findIssuers>>[number]

const DAY_MS = 24 * 60 * 60 * 1000

/** Issuers whose name, id or DID holds a text, or whose admin has the address; the newest first, with their counts. */
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
  const mailsOf = await mailsToday(ctx, ids)
  const adminsOf = await ctx.db
    .select()
    .from(issuerAdmins)
    .where(inArray(issuerAdmins.issuerId, ids))
    .orderBy(desc(issuerAdmins.mainAdmin), issuerAdmins.email)
  return rows.map((issuer) => ({
    id: issuer.id,
    name: issuer.name,
    did: issuer.did,
    admins: adminsOf.filter(({ issuerId }) => issuerId === issuer.id).map(({ email }) => email),
    createdAt: issuer.createdAt.toISOString(),
    deletedAt: issuer.deletedAt?.toISOString() ?? '',
    promotedAt: promotedAt(issuer),
    templates: templatesOf.get(issuer.id) ?? 0,
    badges: badgesOf.get(issuer.id) ?? 0,
    mailsIn24h: mailsOf.get(issuer.id) ?? 0,
    mailLimit24h: issuer.mailLimit24h ?? ctx.config.mailLimit24h,
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

async function countsOf(
  ctx: Context,
  table: PgTable,
  issuerId: PgColumn,
  ids: string[],
): Promise<Map<unknown, number>> {
  const rows = await ctx.db
    .select({ issuerId, rows: count() })
    .from(table)
    .where(inArray(issuerId, ids))
    .groupBy(issuerId)
  return new Map(rows.map((row) => [row.issuerId, row.rows]))
}

async function mailsToday(ctx: Context, ids: string[]): Promise<Map<string, number>> {
  const since = new Date(ctx.now().getTime() - DAY_MS)
  const rows = await ctx.db
    .select({ issuerId: sends.issuerId, mails: sum(sends.mails).mapWith(Number) })
    .from(sends)
    .where(and(inArray(sends.issuerId, ids), gt(sends.createdAt, since)))
    .groupBy(sends.issuerId)
  return new Map(rows.map(({ issuerId, mails }) => [issuerId, mails]))
}
