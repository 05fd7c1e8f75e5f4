import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Admin } from '../find-admin.ts'
import { issuerOfDid } from '../issuer-of-did.ts'
import { issuerAdmins } from '../tables.ts'

/** The main admin of the existing issuer whose account key (did:sdi) a wallet has proven, or undefined. */
export async function findKeyAdmin(ctx: Context, did: string): Promise<Admin | undefined> {
  const issuer = await issuerOfDid(ctx, did)
  if (!issuer || issuer.isKms) return undefined
  const [admin] = await ctx.db
    .select()
    .from(issuerAdmins)
    .where(and(eq(issuerAdmins.issuerId, issuer.id), eq(issuerAdmins.mainAdmin, true)))
  return admin
}
