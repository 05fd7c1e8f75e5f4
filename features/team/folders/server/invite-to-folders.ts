import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import { dayOf, PEOPLE_MAX } from '../../rules.ts'
import { invite, isOpen } from '../../server/invite.ts'
import { folderPeople, invitations, teamPeople } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { assertOwnFolders, assertPairs, lockFolders } from './own-folder.ts'
import { assertNotAdmin } from './own-person.ts'

type Invite = typeof contract.inviteToFolders

/**
 * Adds people to folders of the issuer, all or none. New people get an invitation, as do those whose last one has expired
 * or ended; the others only get the folders, and keep the rights that they have in them. Throws `alreadyAdmin`,
 * `tooManyInvitations`, `tooManyPeople`, `tooManyPairs`.
 */
export function inviteToFolders(ctx: AdminContext, asked: Input<Invite>): Promise<Output<Invite>> {
  const { rights, lang } = asked
  const folderIds = [...new Set(asked.roleIds)]
  // In one order, so that two communities that invite the same people at once do not wait for each other.
  const emails = [...new Set(asked.emails)].sort()
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    await lockFolders(ctx)
    await assertOwnFolders(ctx, folderIds)
    await assertNotAdmin(ctx, emails)
    const known = await knownOf(ctx, emails)
    const invited = emails.filter((email) => !known.has(email))
    const people = emails.map((email) => ({ issuerId, email, invitedAt: ctx.now() }))
    await insertRows(ctx.db, teamPeople, people, sql`on conflict do nothing`)
    if ((await ctx.db.$count(teamPeople, eq(teamPeople.issuerId, issuerId))) > PEOPLE_MAX)
      throw new Problem('tooManyPeople')
    const pairs = folderIds.flatMap((folderId) => emails.map((email) => ({ folderId, email, issuerId, rights })))
    await insertRows(ctx.db, folderPeople, pairs, renewEnded(ctx))
    await assertPairs(ctx)
    for (const email of invited) await invite(ctx, { issuerId, kind: 'folder', email, language: lang })
    const detail = { invited: invited.length, known: known.size, folders: folderIds.length }
    await recordEvent(ctx, { action: 'people.invited', subjectId: issuerId, detail })
    return { invited: invited.length, known: known.size }
  })
}

/** Of some addresses, those of people who joined or can still accept an invitation. */
async function knownOf(ctx: AdminContext, emails: string[]): Promise<Set<string>> {
  const { issuerId } = ctx.actor
  const joined = await ctx.db
    .select({ email: teamPeople.email })
    .from(teamPeople)
    .where(
      and(eq(teamPeople.issuerId, issuerId), inArray(teamPeople.email, emails), isNotNull(teamPeople.registrationDate)),
    )
  const pending = await ctx.db
    .select({ email: invitations.email })
    .from(invitations)
    .where(
      and(
        eq(invitations.issuerId, issuerId),
        eq(invitations.kind, 'folder'),
        inArray(invitations.email, emails),
        isOpen(),
        gt(invitations.expiresAt, ctx.now()),
      ),
    )
  return new Set([...joined, ...pending].map(({ email }) => email))
}

/** A right that has ended begins again; others stay as they are. */
function renewEnded(ctx: AdminContext) {
  return sql`on conflict (folder_id, email) do update set rights = excluded.rights, until = null
    where ${folderPeople.until} < ${dayOf(ctx.now())}`
}
