import { and, type Column, eq, inArray, ne, notExists, or, type SQL } from 'drizzle-orm'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import { endSessions, eraseFromSessions } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
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
 * Erases addresses (in lower case) of contributors from every community: their folders, invitations and sessions, and
 * what tells of them as former admins. Admins stay: their main admin removes them. Returns the number of communities.
 * Idempotent.
 */
export function eraseFromTeams(ctx: Context, emails: string[]): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const left = await ctx.db
      .delete(teamPeople)
      .where(inArray(teamPeople.email, emails))
      .returning({ issuerId: teamPeople.issuerId })
    const { invited, inviting, changing, replacing } = tracesOf(ctx, emails)
    await ctx.db.delete(invitations).where(invited)
    await ctx.db.update(invitations).set({ invitedBy: '', inviterName: '' }).where(inviting)
    await ctx.db.delete(addressChanges).where(changing)
    await ctx.db.delete(mainAdminReplacements).where(replacing)
    const theirs = and(inArray(sessions.email, emails), eq(sessions.isContributor, 1))
    await endSessions(ctx, theirs)
    await eraseFromSessions(ctx, theirs, ['email', 'device'])
    for (const { issuerId } of left) await recordEvent(ctx, { action: 'person.erased', issuerId, subjectId: issuerId })
    return left.length
  })
}

/** How many rows contain addresses that `eraseFromTeams` would erase, besides those of contributors. */
export async function countTraces(ctx: Context, emails: string[]): Promise<number> {
  const { invited, inviting, changing, replacing } = tracesOf(ctx, emails)
  const ofInvitations = await ctx.db.$count(invitations, or(invited, inviting))
  const ofChanges = await ctx.db.$count(addressChanges, changing)
  return ofInvitations + ofChanges + (await ctx.db.$count(mainAdminReplacements, replacing))
}

/** Selects what tells of addresses, as long as they are no admin's in that community: such an admin stays. */
function tracesOf(ctx: Context, emails: string[]) {
  const isTheirs = (issuerId: Column, email: Column) => and(inArray(email, emails), isNoAdmin(ctx, issuerId, email))
  const { issuerId } = invitations
  return {
    invited: or(
      isTheirs(issuerId, invitations.email),
      and(inArray(invitations.email, emails), ne(invitations.kind, 'admin')),
    ),
    inviting: isTheirs(issuerId, invitations.invitedBy),
    changing: or(
      isTheirs(addressChanges.issuerId, addressChanges.oldEmail),
      isTheirs(addressChanges.issuerId, addressChanges.newEmail),
    ),
    replacing: isTheirs(mainAdminReplacements.issuerId, mainAdminReplacements.email),
  }
}

function isNoAdmin(ctx: Context, issuerId: Column, email: Column): SQL {
  return notExists(
    ctx.db
      .select({ email: issuerAdmins.email })
      .from(issuerAdmins)
      .where(and(eq(issuerAdmins.issuerId, issuerId), eq(issuerAdmins.email, email))),
  )
}
