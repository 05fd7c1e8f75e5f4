import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { InvalidInput, Problem } from '#base/problem.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { invite } from '../../server/invite.ts'
import { folderPeople } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { hasNotEnded } from './may-use.ts'
import { lockFolders } from './own-folder.ts'
import { findOwnPerson } from './own-person.ts'

/**
 * Invites a pending person again: a new link, which ends the one before, for 14 more days. Throws `notFound` for a person
 * who has joined, `foldersMissing` for one without a right in any folder, `tooManyInvitations`.
 */
export function resendToFolders(ctx: AdminContext, { email, lang }: Input<typeof contract.resendToFolders>) {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    await lockFolders(ctx)
    const { registrationDate } = await findOwnPerson(ctx, email)
    if (registrationDate) throw new Problem('notFound')
    const isTheirs = and(eq(folderPeople.issuerId, issuerId), eq(folderPeople.email, email))
    if ((await ctx.db.$count(folderPeople, and(isTheirs, hasNotEnded(ctx.now())))) === 0)
      throw new InvalidInput('foldersMissing')
    await invite(ctx, { issuerId, kind: 'folder', email, language: lang })
    return {}
  })
}
