import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { adminsOf } from '#features/issuers/server/queries.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { notifyAccount } from '#platform/mail/account-notices.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { REPLACEMENT_DAYS } from '../../rules.ts'
import { lockMailIssuer, registeredOf } from '../../server/lock-team.ts'
import { mainAdminReplacements } from '../../server/tables.ts'
import { changeSecrets } from './change-secrets.ts'
import { endReplacement } from './read-replacement.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Announces to all admins that the operator makes another registered admin (address in lower case) the main admin in 7
 * days, and returns when; an earlier announcement ends. Only the operator calls it. Throws `notFound` for an address
 * that is no other registered admin's, and `notAllowed` for a community with its own key.
 */
export function announceReplacement(
  ctx: SystemContext,
  { issuerId, email }: { issuerId: string; email: string },
): Promise<Date> {
  return inTransaction(ctx, async (ctx) => {
    const issuer = await lockMailIssuer(ctx, issuerId)
    if (!issuer) throw new Problem('notAllowed')
    const admins = await adminsOf(ctx, issuerId)
    const registered = registeredOf(admins)
    const isMain = admins.some((admin) => admin.mainAdmin && admin.email === email)
    if (isMain || !registered.includes(email)) throw new Problem('notFound')
    await endReplacement(ctx, issuerId)
    const now = ctx.now()
    const id = newId()
    const dueAt = new Date(now.getTime() + REPLACEMENT_DAYS * DAY_MS)
    const stopHash = hashText(changeSecrets(ctx.config, id).token)
    await ctx.db.insert(mainAdminReplacements).values({ id, issuerId, email, stopHash, createdAt: now, dueAt })
    const language = mailLanguage('replacementAnnounced', { community: issuer.language })
    const detail = { community: issuer.name, to: email, until: dueAt.toISOString(), changeId: id, hash: stopHash }
    await notifyAccount(ctx, registered, { kind: 'replacementAnnounced', language, detail })
    await recordEvent(ctx, { action: 'replacement.announced', issuerId, subjectId: id })
    return dueAt
  })
}
