import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { Language } from '#base/text.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { insightMails } from '../../server/tables.ts'
import { dueWeek } from '../rules.ts'
import { isOf, isStillAdmin } from './own-mail.ts'

/**
 * Turns the caller's weekly e-mail on, in the language of the page, or off; the first one is that of the next Monday.
 * Idempotent. Throws `notAllowed` for an admin without a proven address, as in a community with its own key.
 */
export function setInsightsMail(
  ctx: AdminContext,
  { isOn, lang }: Input<typeof contract.setInsightsMail>,
): Promise<Output<typeof contract.setInsightsMail>> {
  return inTransaction(ctx, async (ctx) => {
    const changed = isOn
      ? await turnOn(ctx, lang ?? ctx.language)
      : await ctx.db.delete(insightMails).where(isOf(ctx.actor)).returning()
    if (changed.length > 0)
      await recordEvent(ctx, { action: 'insightsMail.changed', subjectId: ctx.actor.issuerId, detail: { isOn } })
    return { isOn }
  })
}

async function turnOn(ctx: AdminContext, language: Language) {
  const { issuerId, email } = ctx.actor
  const issuer = await findIssuer(ctx, issuerId)
  if (!issuer || !(await isStillAdmin(ctx, issuer, email))) throw new Problem('notAllowed')
  const lastWeek = dueWeek(issuer.timeZone, ctx.now())
  return ctx.db.insert(insightMails).values({ issuerId, email, language, lastWeek }).onConflictDoNothing().returning()
}
