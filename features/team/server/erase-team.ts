import { eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
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
