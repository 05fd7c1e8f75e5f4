import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Invitation } from './find-invitation.ts'
import { isPerson } from './find-person.ts'
import { isOpen } from './invite.ts'
import { invitations, teamPeople } from './tables.ts'

/** Makes a pending contributor a registered one; false when there is none. The caller records the event. */
export async function registerPerson(ctx: Context, issuerId: string, email: string): Promise<boolean> {
  const registered = await ctx.db
    .update(teamPeople)
    .set({ registrationDate: ctx.now() })
    .where(and(isPerson(issuerId, email), isNull(teamPeople.registrationDate)))
    .returning({ email: teamPeople.email })
  return registered.length === 1
}

/** Removes a pending contributor from all folders; false when there is none. The caller records the event. */
export async function removePendingPerson(ctx: Context, issuerId: string, email: string): Promise<boolean> {
  const removed = await ctx.db
    .delete(teamPeople)
    .where(and(isPerson(issuerId, email), isNull(teamPeople.registrationDate)))
    .returning({ email: teamPeople.email })
  return removed.length === 1
}

/** Notes a contributor's call as the last connection, unless there is one since `before`. */
export async function seePerson(ctx: Context, issuerId: string, email: string, before: Date): Promise<void> {
  await ctx.db
    .update(teamPeople)
    .set({ lastConnectionAt: ctx.now() })
    .where(
      and(isPerson(issuerId, email), or(isNull(teamPeople.lastConnectionAt), lt(teamPeople.lastConnectionAt, before))),
    )
}

/** Keeps the id of a new mailed link in place of the one before; false when another was kept meanwhile. */
export async function keepLinkOf(ctx: Context, { id, linkId: before }: Invitation, linkId: string): Promise<boolean> {
  const kept = await ctx.db
    .update(invitations)
    .set({ linkId })
    .where(and(eq(invitations.id, id), eq(invitations.linkId, before)))
    .returning({ id: invitations.id })
  return kept.length === 1
}

/** Marks an open, unexpired invitation as accepted; false when it ended meanwhile. The update is the lock; the caller records it. */
export async function takeInvitation(ctx: Context, id: string): Promise<boolean> {
  const now = ctx.now()
  const taken = await ctx.db
    .update(invitations)
    .set({ acceptedAt: now })
    .where(and(eq(invitations.id, id), isOpen(), gt(invitations.expiresAt, now)))
    .returning({ id: invitations.id })
  return taken.length === 1
}
