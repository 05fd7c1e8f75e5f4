import { and, eq } from 'drizzle-orm'
import { findMailAdmin } from '#features/issuers/server/find-admin.ts'
import type { Issuer } from '#features/issuers/server/find-issuer.ts'
import type { AdminContext, Context } from '#platform/context.ts'
import { insightMails } from '../../server/tables.ts'
import { keyOfMail, type MailKey } from './mail-token.ts'

export type InsightMail = typeof insightMails.$inferSelect

/** Selects the row of an admin. */
export function isOf({ issuerId, email }: { issuerId: string; email: string }) {
  return and(eq(insightMails.issuerId, issuerId), eq(insightMails.email, email))
}

/** The row of the caller, undefined while their e-mail is off. */
export async function ownMail(ctx: AdminContext): Promise<InsightMail | undefined> {
  const [own] = await ctx.db.select().from(insightMails).where(isOf(ctx.actor))
  return own
}

/** The row that a job or a link names. */
export async function findMail(ctx: Context, { issuerId, key }: MailKey): Promise<InsightMail | undefined> {
  const rows = await ctx.db.select().from(insightMails).where(eq(insightMails.issuerId, issuerId))
  return rows.find((row) => keyOfMail(row) === key)
}

/** Whether an address is still that of a registered admin of a community, or of its parent. */
export async function isStillAdmin(ctx: Context, { id, parentId }: Issuer, email: string): Promise<boolean> {
  if (await findMailAdmin(ctx, id, email)) return true
  return parentId !== null && (await findMailAdmin(ctx, parentId, email)) !== undefined
}
