import { and, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { issuerAdmins, issuers } from './tables.ts'

export type Admin = typeof issuerAdmins.$inferSelect

/** The admin of an issuer with an address (lower case), or undefined; deleted issuers have no admins. */
export function findAdmin(ctx: Context, issuerId: string, email: string): Promise<Admin | undefined> {
  return readAdmin(ctx, issuerId, email, false)
}

/** The same for an admin who signs in by e-mail: registered, and of an issuer whose key the server keeps. */
export function findMailAdmin(ctx: Context, issuerId: string, email: string): Promise<Admin | undefined> {
  return readAdmin(ctx, issuerId, email, true)
}

async function readAdmin(ctx: Context, issuerId: string, email: string, byMail: boolean): Promise<Admin | undefined> {
  const isRegistered = and(isNotNull(issuerAdmins.registrationDate), eq(issuers.isKms, true))
  const [admin] = await ctx.db
    .select(getTableColumns(issuerAdmins))
    .from(issuerAdmins)
    .innerJoin(issuers, eq(issuers.id, issuerAdmins.issuerId))
    .where(
      and(
        eq(issuerAdmins.issuerId, issuerId),
        eq(issuerAdmins.email, email),
        isNull(issuers.deletedAt),
        byMail ? isRegistered : undefined,
      ),
    )
  return admin
}
