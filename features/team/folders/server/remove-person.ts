import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { findAdmin } from '#features/issuers/server/find-admin.ts'
import { endSessions } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { sessions } from '#platform/tables.ts'
import { endInvitation } from '../../server/invite.ts'
import { teamPeople } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { lockFolders } from './own-folder.ts'
import { findOwnPerson } from './own-person.ts'

/** Removes a contributor from the issuer: their folders, their open invitation, and their sessions in this community. */
export function removePerson(ctx: AdminContext, { email }: Input<typeof contract.removePerson>) {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    await lockFolders(ctx)
    await findOwnPerson(ctx, email)
    await ctx.db.delete(teamPeople).where(and(eq(teamPeople.issuerId, issuerId), eq(teamPeople.email, email)))
    await endInvitation(ctx, { issuerId, email, kind: 'folder' })
    // A contributor who became an admin stays signed in as one.
    const isKept = await findAdmin(ctx, issuerId, email)
    const theirs = and(eq(sessions.issuerId, issuerId), eq(sessions.email, email))
    const ended = await endSessions(ctx, isKept ? and(theirs, eq(sessions.isContributor, 1)) : theirs)
    await recordEvent(ctx, { action: 'person.removed', subjectId: issuerId, detail: { sessions: ended } })
    return {}
  })
}
