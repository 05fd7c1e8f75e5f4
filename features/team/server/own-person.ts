import { and, eq } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { TeamContext } from '#platform/context.ts'
import { teamPeople } from './tables.ts'

/** The contributor of the signed-in issuer with an address (in lower case); throws `notFound`. */
export async function findOwnPerson(ctx: TeamContext, email: string): Promise<typeof teamPeople.$inferSelect> {
  const isOwn = and(eq(teamPeople.issuerId, ctx.actor.issuerId), eq(teamPeople.email, email))
  const [person] = await ctx.db.select().from(teamPeople).where(isOwn)
  if (!person) throw new Problem('notFound')
  return person
}
