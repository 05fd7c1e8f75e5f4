import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { givePlacesBack } from '#features/claims/server/queries.ts'
import { claims } from '#features/claims/server/tables.ts'
import { giveBackFolderMails } from '#features/team/folders/server/mail-limit.ts'
import { giveBackDelegation } from '#features/templates/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { listedSends } from '../../hooks.ts'
import type { Send } from '../../server/own-send.ts'
import { sends } from '../../server/tables.ts'

const ROWS_AT_ONCE = 500

/** When rows that a mailer still held are checked again after their send ended. */
const AGAIN_SECONDS = 60

/**
 * Removes the claims of a stopped or undone send whose e-mails never left, and releases their counts. Claims renewed
 * since then continue as a send of their own; a claim whose e-mail was tried and may have arrived stays as a link.
 */
export async function undoSend(ctx: SystemContext, { sendId = '' }: Record<string, string>): Promise<void> {
  await moveRenewed(ctx, sendId)
  while (await undoSome(ctx, sendId)) {
    // In batches: the embedded database serves other requests in between.
  }
  await listedSends.get().forget(ctx, sendId)
  await forgetMessage(ctx, sendId)
  if (await settleTried(ctx, sendId)) await ctx.jobs.send(ctx, 'take-back-send', { sendId }, AGAIN_SECONDS)
}

const isWaiting = sql`${claims.delivery} in ('queued', 'sending')`

/** A renewed or reminded claim was sent before the send was stopped, so its e-mail moves to a send of its own. */
function moveRenewed(ctx: SystemContext, sendId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const [send] = await ctx.db.select().from(sends).where(eq(sends.id, sendId)).for('update')
    if (send?.status !== 'stopped') return
    const ownId = newId()
    const isRenewed = or(gt(claims.linkN, 1), gt(claims.reminders, 0), isNotNull(claims.mailedAt))
    const moved = await ctx.db
      .update(claims)
      .set({ sendId: ownId })
      .where(and(eq(claims.sendId, sendId), isWaiting, isRenewed))
      .returning({ id: claims.id })
    if (moved.length === 0) return
    const { issuerId, templateId, message } = send
    // Their e-mails were counted by the renewal.
    await ctx.db.insert(sends).values({ id: ownId, issuerId, templateId, mails: 0, createdAt: ctx.now(), message })
    await recordEvent(ctx, { action: 'claims.kept', issuerId, subjectId: templateId, detail: { claims: moved.length } })
    await ctx.jobs.send(ctx, 'mail-claims', { sendId: ownId })
  })
}

/** Whether a link stays: a tried e-mail may have arrived, and a badge may be collected in a wallet before its e-mail leaves. */
const isInUse = or(gt(claims.tries, 0), gt(claims.taken, 0))

/** Stops waiting for the e-mails of claims that stay; returns whether a mailer still holds some. */
function settleTried(ctx: SystemContext, sendId: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const [send] = await ctx.db.select().from(sends).where(eq(sends.id, sendId)).for('update')
    if (send?.status !== 'stopped' && send?.status !== 'undone') return false
    const { issuerId, templateId } = send
    const isFree = or(eq(claims.delivery, 'queued'), isNull(claims.leasedUntil), lte(claims.leasedUntil, ctx.now()))
    const settled = await ctx.db
      .update(claims)
      .set({ delivery: 'link', leasedUntil: null })
      .where(and(eq(claims.sendId, sendId), isWaiting, isInUse, isFree))
      .returning({ id: claims.id })
    const detail = { claims: settled.length }
    if (settled.length > 0)
      await recordEvent(ctx, { action: 'claims.mailEnded', issuerId, subjectId: templateId, detail })
    return (await ctx.db.$count(claims, and(eq(claims.sendId, sendId), isWaiting))) > 0
  })
}

/** A message to nobody: no claim of the send is left, so no erasure would find it. */
function forgetMessage(ctx: SystemContext, sendId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const [send] = await ctx.db.select().from(sends).where(eq(sends.id, sendId)).for('update')
    if (!send?.message || (send.status !== 'stopped' && send.status !== 'undone')) return
    const left = and(eq(claims.templateId, send.templateId), eq(claims.sendId, sendId))
    if ((await ctx.db.select({ id: claims.id }).from(claims).where(left).limit(1)).length > 0) return
    await ctx.db.update(sends).set({ message: '' }).where(eq(sends.id, sendId))
    await recordEvent(ctx, { action: 'send.messageErased', issuerId: send.issuerId, subjectId: sendId })
  })
}

/** Claims that wait in a wallet alone are seen there as soon as the time to undo is over. */
function isUnseen({ status }: Send) {
  return status === 'undone' ? and(ne(claims.holderId, ''), eq(claims.delivery, 'link')) : sql`false`
}

function undoSome(ctx: SystemContext, sendId: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const [send] = await ctx.db.select().from(sends).where(eq(sends.id, sendId)).for('update')
    if (!send || (send.status !== 'stopped' && send.status !== 'undone')) return false
    const some = ctx.db
      .select({ id: claims.id })
      .from(claims)
      .where(
        and(
          eq(claims.sendId, sendId),
          or(inArray(claims.delivery, ['queued', 'unsubscribed']), isUnseen(send)),
          // A tried e-mail may have arrived, so its link may be in use.
          eq(claims.tries, 0),
          isNull(claims.mailedAt),
          eq(claims.taken, 0),
        ),
      )
      // In the same order as every other change, to avoid deadlocks.
      .orderBy(asc(claims.id))
      .limit(ROWS_AT_ONCE)
      .for('update')
    const gone = await ctx.db
      .delete(claims)
      .where(inArray(claims.id, some))
      .returning({ id: claims.id, n: claims.delegationN, delivery: claims.delivery })
    if (gone.length === 0) return false
    const ids = gone.map(({ id }) => id)
    await listedSends.get().undo(ctx, send, ids)
    await givePlacesBack(ctx, send.templateId, gone.length)
    for (const [n, rows] of Map.groupBy(gone, (row) => row.n)) {
      await giveBackDelegation(ctx, send.issuerId, n, rows.length)
    }
    const mails = gone.filter(({ delivery }) => delivery === 'queued').length
    await ctx.db
      .update(sends)
      .set({ mails: sql`greatest(${sends.mails} - ${mails}, 0)` })
      .where(eq(sends.id, sendId))
    await giveBackFolderMails(ctx, { folderId: send.folderId, at: send.createdAt, count: mails })
    const detail = { claims: gone.length }
    await recordEvent(ctx, { action: 'claims.takenBack', issuerId: send.issuerId, subjectId: send.templateId, detail })
    return true
  })
}
