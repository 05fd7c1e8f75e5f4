import { and, eq, inArray, ne } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { endSessions, eraseFromSessions } from '#platform/sessions.ts'
import { sessions } from '#platform/tables.ts'
import { addressChanges, folders, invitations, mainAdminReplacements, teamPeople } from './tables.ts'

/**
 * Deletes the team of a deleted issuer: folders, contributors, invitations and changes of address. Returns the addresses
 * of its contributors.
 */
export function eraseTeam(ctx: Context, issuerId: string): Promise<string[]> {
  return inTransaction(ctx, async (ctx) => {
    for (const table of [folders, invitations, addressChanges, mainAdminReplacements])
      await ctx.db.delete(table).where(eq(table.issuerId, issuerId))
    const people = await ctx.db
      .delete(teamPeople)
      .where(eq(teamPeople.issuerId, issuerId))
      .returning({ email: teamPeople.email })
    await recordEvent(ctx, { action: 'team.erased', issuerId, subjectId: issuerId, detail: { people: people.length } })
    return people.map(({ email }) => email)
  })
}

/**
 * Erases addresses (in lower case) of contributors from every community: their folders, invitations and sessions. Admins
 * stay: their main admin removes them. Returns the number of communities. Idempotent.
 */
export function eraseFromTeams(ctx: Context, emails: string[]): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const left = await ctx.db
      .delete(teamPeople)
      .where(inArray(teamPeople.email, emails))
      .returning({ issuerId: teamPeople.issuerId })
    await ctx.db.delete(invitations).where(and(inArray(invitations.email, emails), ne(invitations.kind, 'admin')))
    const theirs = and(inArray(sessions.email, emails), eq(sessions.isContributor, 1))
    await endSessions(ctx, theirs)
    await eraseFromSessions(ctx, theirs, ['email', 'device'])
    for (const { issuerId } of left) await recordEvent(ctx, { action: 'person.erased', issuerId, subjectId: issuerId })
    return left.length
  })
}
