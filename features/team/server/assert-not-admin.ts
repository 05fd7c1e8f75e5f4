import { and, eq, inArray } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import type { TeamContext } from '#platform/context.ts'

/** Throws `alreadyAdmin` if one of some addresses (in lower case) is an admin's, who may use everything anyway. */
export async function assertNotAdmin(ctx: TeamContext, emails: string[]): Promise<void> {
  const isAdmin = and(eq(issuerAdmins.issuerId, ctx.actor.issuerId), inArray(issuerAdmins.email, emails))
  if ((await ctx.db.$count(issuerAdmins, isAdmin)) > 0) throw new Problem('alreadyAdmin')
}
