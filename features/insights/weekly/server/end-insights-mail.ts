import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { insightMails } from '../../server/tables.ts'
import { readMailToken } from './mail-token.ts'
import { findMail, type InsightMail, isOf } from './own-mail.ts'

/** Turns off the e-mail that a token of one of them names. Idempotent; throws `notFound` when the token is not ours. */
export function endInsightsMail(ctx: Context, { token }: { token: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const named = readMailToken(ctx.config, token)
    if (!named) throw new Problem('notFound')
    const mail = await findMail(ctx, named)
    if (mail) await turnOff(ctx, mail)
  })
}

/** Turns an e-mail off whose admin unsubscribed, is none any more, or whose address is refused. */
export function turnOff(ctx: Context, { issuerId, email }: Pick<InsightMail, 'issuerId' | 'email'>): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const ended = await ctx.db.delete(insightMails).where(isOf({ issuerId, email })).returning()
    if (ended.length === 0) return
    await recordEvent(ctx, {
      action: 'insightsMail.changed',
      issuerId,
      subjectId: issuerId,
      detail: { isOn: false },
    })
  })
}
