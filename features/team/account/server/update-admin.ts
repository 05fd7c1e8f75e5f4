import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import type { Admin } from '#features/issuers/server/find-admin.ts'
import { changeAdmin } from '#features/issuers/server/queries.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import { CODE_MINUTES, CODES_AN_HOUR } from '../../rules.ts'
import { lockTeam } from '../../server/lock-team.ts'
import { addressChanges } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { changeSecrets, hashCode } from './change-secrets.ts'

type Update = typeof contract.updateAdmin

/**
 * Changes the caller's own names, and mails a code to a new address, which the address of the row follows once that
 * code is typed. Throws `notAllowed` for somebody else's row and in a community with its own key, `emailTaken`, and
 * `tooManyRequests` above 3 codes an hour of one person or to one address; nothing is changed then.
 */
export function updateAdmin(
  ctx: AdminContext,
  { oldEmail, newEmail, firstName, lastName, lang }: Input<Update>,
): Promise<Output<Update>> {
  return inTransaction(ctx, async (ctx) => {
    const { issuer, admins, own } = await lockTeam(ctx)
    if (oldEmail !== own.email) throw new Problem('notAllowed')
    if (firstName !== own.firstName || lastName !== own.lastName) {
      await changeAdmin(ctx, own, { firstName, lastName })
      await recordEvent(ctx, { action: 'admin.renamed', subjectId: issuer.id })
    }
    if (newEmail === own.email) return { emailSent: false }
    if (admins.some(({ email }) => email === newEmail)) throw new Problem('emailTaken')
    await askForCode(ctx, own, newEmail, lang ?? ctx.language)
    return { emailSent: true }
  })
}

/** A new request ends the one before: one address waits, with one code. */
async function askForCode(ctx: AdminContext, { issuerId, email }: Admin, newEmail: string, language: string) {
  const rate = { limit: CODES_AN_HOUR, seconds: 3600 }
  await takeRate(ctx, `address-codes:${issuerId}:${hashText(email)}`, rate)
  await takeRate(ctx, `address-codes-to:${hashText(newEmail)}`, rate)
  const now = ctx.now()
  const own = and(eq(addressChanges.issuerId, issuerId), eq(addressChanges.oldEmail, email))
  await ctx.db
    .delete(addressChanges)
    .where(and(isNull(addressChanges.confirmedAt), or(own, lt(addressChanges.expiresAt, now))))
  const id = newId()
  await ctx.db.insert(addressChanges).values({
    id,
    issuerId,
    sessionId: ctx.actor.sessionId,
    oldEmail: email,
    newEmail,
    codeHash: hashCode(ctx.config, id, changeSecrets(ctx.config, id).code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
  })
  await recordEvent(ctx, { action: 'admin.addressAsked', subjectId: id })
  await ctx.jobs.send(ctx, 'mail-address-code', { changeId: id, language })
}
