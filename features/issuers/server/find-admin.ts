import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { issuerAdmins, issuers } from './tables.ts'

export type Admin = typeof issuerAdmins.$inferSelect

/** The admin of an issuer with an address (lower case), or undefined; deleted issuers have no admins. */
export async function findAdmin(ctx: Context, issuerId: string, email: string): Promise<Admin | undefined> {
  const [admin] = await ctx.db
    .select(getTableColumns(issuerAdmins))
    .from(issuerAdmins)
    .innerJoin(issuers, eq(issuers.id, issuerAdmins.issuerId))
    .where(and(eq(issuerAdmins.issuerId, issuerId), eq(issuerAdmins.email, email), isNull(issuers.deletedAt)))
  return admin
}
