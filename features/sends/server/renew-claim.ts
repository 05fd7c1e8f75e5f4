import { eq } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { earlier, isOpenLink } from '#features/claims/rules.ts'
import { type Claim, livingDelegation } from '#features/claims/server/queries.ts'
import { sentAt } from '#features/claims/server/sent-at.ts'
import { claims } from '#features/claims/server/tables.ts'
import { mailAddressesOf } from '#features/holders/server/mail-addresses-of.ts'
import { suppressedOf } from '#features/mailing/server/suppressed-of.ts'
import { endOfClaim, isSendable } from '#features/templates/rules.ts'
import { nextDelegation, takeDelegation } from '#features/templates/server/delegation/take-delegation.ts'
import { findTemplate, type TemplateRow } from '#features/templates/server/find-template.ts'
import { giveBackDelegation } from '#features/templates/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { mailTaker } from '../mail/server/mail-limit.ts'
import { endMailsOf } from '../running/server/finish-send.ts'
import { sends } from './tables.ts'

/** A caller that renews many claims passes one shared `mailTaker`. */
type Asked = { isMailed: boolean; takeMail?: (templateId: string) => Promise<void> }

/**
 * Gives a claim, whose row the caller has locked, a new link for 30 more days, and mails it on request; older links end.
 * It remains in its send, unless that was stopped. Returns the number of its link. Throws `tooManyEmails`,
 * `delegationEnded`.
 */
export async function renewClaim(ctx: Context, claim: Claim, asked: Asked): Promise<number> {
  const { issuerId } = claim
  const template = await assertRenewable(ctx, claim)
  const delegation = await delegationFor(ctx, claim)
  const { hasMail, isUnwanted } = await reachOf(ctx, claim)
  const isMailed = asked.isMailed && hasMail && !isUnwanted
  const countedId = newId()
  const { isStopped, message } = await sendOf(ctx, claim.sendId)
  if (isMailed) {
    await (asked.takeMail ?? mailTaker(ctx, issuerId))(template.id)
    // The message is wherever the claim is: a copy without a claim would never be erased.
    const carried = isStopped ? message : ''
    const counted = {
      id: countedId,
      issuerId,
      templateId: template.id,
      mails: 1,
      createdAt: ctx.now(),
      message: carried,
    }
    await ctx.db.insert(sends).values(counted)
  }
  // A stopped send mails nothing more, so the claim moves to a send of its own.
  const sendId = isMailed && isStopped ? countedId : claim.sendId
  const linkN = claim.linkN + 1
  const notMailed = isUnwanted ? 'unsubscribed' : 'link'
  await ctx.db
    .update(claims)
    .set({
      sendId,
      linkN,
      endDate: earlier(endOfClaim(ctx.now(), template.endDate), delegation.validUntil),
      delegationN: delegation.n,
      delivery: isMailed ? 'queued' : notMailed,
      ...(!isMailed && !isUnwanted && !isOpenLink(claim) && { sentAt: sentAt(ctx) }),
      deliveryDetail: '',
      leasedUntil: null,
      tries: 0,
      codeTries: 0,
      reminders: 0,
    })
    .where(eq(claims.id, claim.id))
  await recordEvent(ctx, { action: 'claim.resent', issuerId, subjectId: claim.id, detail: { linkN } })
  if (isMailed) await ctx.jobs.send(ctx, 'mail-claims', { sendId })
  else if (claim.delivery === 'queued') await endMailsOf(ctx, [claim])
  // Forgets the message of the stopped send with its last claim.
  if (sendId !== claim.sendId) await ctx.jobs.send(ctx, 'take-back-send', { sendId: claim.sendId })
  return linkN
}

/** The template of a claim, which can get a new link; throws `templateNotPublished`. */
export async function assertRenewable(ctx: Context, { templateId }: Claim): Promise<TemplateRow> {
  const template = await findTemplate(ctx, templateId)
  if (!template || !isSendable(template.contractState)) throw new Problem('templateNotPublished')
  return template
}

/** Whether a claim has an address to mail; of a member it is not said whether they unsubscribed. */
async function reachOf(ctx: Context, { issuerId, holderId, email }: Claim) {
  if (holderId) return { hasMail: (await mailAddressesOf(ctx, [holderId])).size > 0, isUnwanted: false }
  const unwanted = await suppressedOf(ctx, issuerId, email ? [email] : [])
  return { hasMail: email !== '', isUnwanted: unwanted.size > 0 }
}

/** The claim's own delegation while it is valid; else a new one takes over its place. */
async function delegationFor(ctx: Context, claim: Claim): Promise<{ n: number; validUntil: Date }> {
  const validUntil = await livingDelegation(ctx, claim)
  if (validUntil) return { n: claim.delegationN, validUntil }
  if (isOpenLink(claim)) return nextDelegation(ctx, claim.templateId)
  await giveBackDelegation(ctx, claim.issuerId, claim.delegationN)
  return takeDelegation(ctx, claim.templateId, 1)
}

async function sendOf(ctx: Context, sendId: string): Promise<{ isStopped: boolean; message: string }> {
  const [send] = await ctx.db
    .select({ status: sends.status, message: sends.message })
    .from(sends)
    .where(eq(sends.id, sendId))
  return { isStopped: send?.status === 'stopped' || send?.status === 'undone', message: send?.message ?? '' }
}
