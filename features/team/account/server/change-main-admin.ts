import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { moveMainAdmin } from '#features/issuers/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { notifyAccount } from '#platform/mail/account-notices.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { lockTeamOfMainAdmin, registeredOf } from '../../server/lock-team.ts'
import type * as contract from '../contract.ts'
import { endReplacement } from './read-replacement.ts'

/**
 * Makes another registered admin the main admin, and notifies all of them; the former one cannot undo it. A replacement
 * that the operator announced ends. Throws `notFound` for any other address, and `notAllowed` for a caller who is the
 * main admin no longer and in a community with its own key.
 */
export function changeMainAdmin(
  ctx: AdminContext,
  { email, lang }: Input<typeof contract.changeMainAdmin>,
): Promise<Record<never, never>> {
  return inTransaction(ctx, async (ctx) => {
    const { issuer, admins, own } = await lockTeamOfMainAdmin(ctx)
    const registered = registeredOf(admins)
    if (email === own.email || !registered.includes(email)) throw new Problem('notFound')
    await moveMainAdmin(ctx, issuer.id, email)
    await endReplacement(ctx, issuer.id)
    const language = mailLanguage('mainAdminChanged', { page: lang ?? ctx.language })
    const detail = { community: issuer.name, from: own.email, to: email }
    await notifyAccount(ctx, registered, { kind: 'mainAdminChanged', language, detail })
    await recordEvent(ctx, { action: 'mainAdmin.changed', subjectId: issuer.id })
    return {}
  })
}
