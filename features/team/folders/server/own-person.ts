import { and, eq, inArray } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import type { TeamContext } from '#platform/context.ts'
import { teamPeople } from '../../server/tables.ts'

/** The contributor of the signed-in issuer with an address (in lower case); throws `notFound`. */
export async function findOwnPerson(ctx: TeamContext, email: string): Promise<typeof teamPeople.$inferSelect> {
  const isOwn = and(eq(teamPeople.issuerId, ctx.actor.issuerId), eq(teamPeople.email, email))
  const [person] = await ctx.db.select().from(teamPeople).where(isOwn)
  if (!person) throw new Problem('notFound')
  return person
}

/** Throws `alreadyAdmin` if one of some addresses (in lower case) is an admin's, who may use everything anyway. */
export async function assertNotAdmin(ctx: TeamContext, emails: string[]): Promise<void> {
  const isAdmin = and(eq(issuerAdmins.issuerId, ctx.actor.issuerId), inArray(issuerAdmins.email, emails))
  if ((await ctx.db.$count(issuerAdmins, isAdmin)) > 0) throw new Problem('alreadyAdmin')
}
