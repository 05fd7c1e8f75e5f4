import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { isLivingAt } from '#features/claims/server/claim-conditions.ts'
import { placesLeft } from '#features/claims/server/places.ts'
import { claims } from '#features/claims/server/tables.ts'
import { takeFolderMails } from '#features/team/folders/server/mail-limit.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { recordEvent } from '#platform/audit.ts'
import type { TeamContext } from '#platform/context.ts'
import { listedSends } from '../../hooks.ts'
import { assertMails, countMails, takeMails } from '../../mail/server/mail-limit.ts'
import { continuation } from '../../server/continuations.ts'
import { findOwnSend, lockOwnSend, type Send } from '../../server/own-send.ts'
import type { Renewal } from '../../server/renew-for-send.ts'
import { sends } from '../../server/tables.ts'
import { withDelegation, workDelegated } from '../../server/with-delegation.ts'
import type * as contract from '../contract.ts'

type Retry = typeof contract.retrySend
/** `hasList`: its list is stored. Without it no row could be read again, and the send would stay in progress. */
type Asked = Input<Retry> & { hasList: boolean }

/**
 * Retries only the failed rows of a send: undelivered e-mails (their links stay), and rows past a limit, while their file
 * exists. Throws `sendEnded` for a send that is not done, or was stopped or undone. Past the delegation of a community
 * with a wallet, `callbackId` names the operation that waits for its signature.
 */
export async function retrySend(ctx: TeamContext, { sendId }: Input<Retry>): Promise<Output<Retry>> {
  const asked = { sendId, hasList: await listedSends.get().isStored(ctx, (await findOwnSend(ctx, sendId)).id) }
  const { callbackId = '' } = await withDelegation(ctx, (ctx) => planRetry(ctx, asked), retryOwn)
  return { callbackId }
}

const retryStep = continuation('retry', async (ctx, asked: Asked) =>
  workDelegated(ctx, await planRetry(ctx, asked), retryOwn),
)

type Planned = Renewal & { send: Send; hasList: boolean; places: number }

async function planRetry(ctx: TeamContext, asked: Asked): Promise<Planned> {
  const send = await lockOwnSend(ctx, asked.sendId)
  if (send.status !== 'sent') throw new Problem('sendEnded')
  const { id, templateId } = send
  const failed = asked.hasList ? await listedSends.get().countPastLimit(ctx, id) : 0
  const places = failed > 0 ? await placesFor(ctx, templateId, failed) : 0
  // The job that reads the rows counts each where it finds a place.
  const needs = [{ templateId, places, together: 1, count: places }]
  if (places > 0) await assertMails(ctx, templateId, await ctx.db.$count(claims, isBounced(ctx, id)))
  return { send, hasList: asked.hasList, places, step: retryStep(asked), needs }
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

function isBounced(ctx: TeamContext, sendId: string) {
  return and(eq(claims.sendId, sendId), eq(claims.delivery, 'bounced'), isLivingAt(ctx.now()))
}

async function retryOwn(ctx: TeamContext, { send, hasList, places }: Planned): Promise<void> {
  const { id: sendId, issuerId, templateId } = send
  const again = await ctx.db
    .update(claims)
    .set({ delivery: 'queued', tries: 0, leasedUntil: null })
    .where(isBounced(ctx, sendId))
    .returning({ id: claims.id })
  if (again.length > 0) {
    await takeMails(ctx, { issuerId, templateId }, again.length)
    // A repeated e-mail counts again, against today's limit.
    await countMails(ctx, { issuerId, templateId, mails: again.length })
    await ctx.jobs.send(ctx, 'mail-claims', { sendId })
  }
  const failed = hasList ? await listedSends.get().readAgain(ctx, sendId) : 0
  // An end that was not recorded yet is notified with the end of the retry.
  const retriedAt = send.finishedAt ? ctx.now() : send.retriedAt
  if (again.length + failed > 0)
    await ctx.db.update(sends).set({ finishedAt: null, retriedAt }).where(eq(sends.id, sendId))
  if (failed > 0) {
    // Their reader counts them against the issuer's limit alone.
    await takeFolderMails(ctx, templateId, places)
    await ctx.db.update(sends).set({ status: 'reading' }).where(eq(sends.id, sendId))
  }
  const detail = { mails: again.length, rows: failed }
  await recordEvent(ctx, { action: 'claims.retried', subjectId: sendId, detail })
}
