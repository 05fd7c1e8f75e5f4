import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { isLivingAt } from '#features/claims/server/claim-conditions.ts'
import { placesLeft } from '#features/claims/server/places.ts'
import { claims } from '#features/claims/server/tables.ts'
import { takeFolderMails } from '#features/team/server/mail-limit.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { delegatedLeft } from '#features/templates/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../running-contract.ts'
import { continuation } from './continuations.ts'
import { countMails, takeMails } from './mail-limit.ts'
import { findOwnSend, lockOwnSend } from './own-send.ts'
import { sendOrRenew } from './send-or-renew.ts'
import { listedSends } from './send-source.ts'
import { sends } from './tables.ts'

type Retry = typeof contract.retrySend
/** `hasList`: its list is stored. Without it no row could be read again, and the send would stay in progress. */
type Asked = Input<Retry> & { hasList: boolean }

/**
 * Retries only the failed rows of a send: undelivered e-mails (their links stay), and rows past a limit, while their file
 * exists. Throws `sendEnded` for a send that is not done, or was stopped or undone. Past the delegation of a community
 * with a wallet, `callbackId` names the operation that waits for its signature.
 */
export async function retrySend(ctx: TeamContext, { sendId }: Input<Retry>): Promise<Output<Retry>> {
  const asked = { sendId, hasList: await listedSends().isStored(ctx, (await findOwnSend(ctx, sendId)).id) }
  const { callbackId = '' } = await sendOrRenew(
    ctx,
    () => retryOwn(ctx, asked),
    async () => {
      const { id, templateId } = await findOwnSend(ctx, asked.sendId)
      const count = await placesFor(ctx, templateId, await listedSends().countPastLimit(ctx, id))
      return { step: retryStep(asked), needs: [{ templateId, places: count, count }] }
    },
  )
  return { callbackId }
}

/**
 * The number of some rows that fit into the template's remaining quantity; the others stay past the limit without
 * blocking them.
 */
async function placesFor(ctx: TeamContext, templateId: string, rows: number): Promise<number> {
  const template = await findOwnTemplate(ctx, templateId, 'distribute')
  const left = await placesLeft(ctx, template)
  return left < 0 ? rows : Math.min(rows, left)
}

const retryStep = continuation('retry', retryOwn)

/** The retry itself, in the caller's transaction or one of its own. */
export function retryOwn(ctx: TeamContext, { sendId, hasList }: Asked) {
  return inTransaction(ctx, async (ctx) => {
    const send = await lockOwnSend(ctx, sendId)
    if (send.status !== 'sent') throw new Problem('sendEnded')
    const { issuerId, templateId } = send
    const again = await ctx.db
      .update(claims)
      .set({ delivery: 'queued', tries: 0, leasedUntil: null })
      .where(and(eq(claims.sendId, sendId), eq(claims.delivery, 'bounced'), isLivingAt(ctx.now())))
      .returning({ id: claims.id })
    if (again.length > 0) {
      await takeMails(ctx, { issuerId, templateId }, again.length)
      // A repeated e-mail counts again, against today's limit.
      await countMails(ctx, { issuerId, templateId, mails: again.length })
      await ctx.jobs.send(ctx, 'mail-claims', { sendId })
    }
    const failed = hasList ? await listedSends().readAgain(ctx, sendId) : 0
    // An end that was not recorded yet is notified with the end of the retry.
    const retriedAt = send.finishedAt ? ctx.now() : send.retriedAt
    if (again.length + failed > 0)
      await ctx.db.update(sends).set({ finishedAt: null, retriedAt }).where(eq(sends.id, sendId))
    if (failed > 0) {
      const places = await placesFor(ctx, templateId, failed)
      if ((await delegatedLeft(ctx, templateId)) < places) throw new Problem('delegationEnded')
      // Their reader counts them against the issuer's limit alone.
      await takeFolderMails(ctx, templateId, places)
      await ctx.db.update(sends).set({ status: 'reading' }).where(eq(sends.id, sendId))
    }
    const detail = { mails: again.length, rows: failed }
    await recordEvent(ctx, { action: 'claims.retried', subjectId: sendId, detail })
    return {}
  })
}
