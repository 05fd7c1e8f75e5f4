import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { giveBackDelegation } from '#features/templates/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { givePlacesBack } from './queries.ts'
import { listedSends } from './send-source.ts'
import { sends } from './send-tables.ts'
import { claims } from './tables.ts'

const ROWS_AT_ONCE = 500

/** When mails of a send that was ended are looked at again that were in a mailer's hands. */
const AGAIN_SECONDS = 60

/**
 * Takes back the claims of a stopped or undone send whose mails never went, and gives back what was counted for them. What
 * was renewed since goes on by itself; a link that was tried and may have arrived stays, and waits for no mail any more.
 */
export async function takeBackSend(ctx: SystemContext, { sendId = '' }: Record<string, string>): Promise<void> {
  await moveRenewed(ctx, sendId)
  while (await takeBackSome(ctx, sendId)) {
    // Each some rows: the embedded database serves others in between.
  }
  await listedSends().forget(ctx, sendId)
  if (await settleTried(ctx, sendId)) await ctx.jobs.send(ctx, 'take-back-send', { sendId }, AGAIN_SECONDS)
}

const isWaiting = sql`${claims.delivery} in ('queued', 'sending')`

/** Claims whose link was renewed, or that are reminded of, were somebody's before: their mail belongs to a send of its own. */
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
    const { issuerId, templateId } = send
    // Their mails were counted when they were renewed.
    await ctx.db.insert(sends).values({ id: ownId, issuerId, templateId, mails: 0, createdAt: ctx.now() })
    await recordEvent(ctx, { action: 'claims.kept', issuerId, subjectId: templateId, detail: { claims: moved.length } })
    await ctx.jobs.send(ctx, 'mail-claims', { sendId: ownId })
  })
}

/** Links that were tried wait for no mail any more; answers whether some are in a mailer's hands still. */
function settleTried(ctx: SystemContext, sendId: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const [send] = await ctx.db.select().from(sends).where(eq(sends.id, sendId)).for('update')
    if (send?.status !== 'stopped' && send?.status !== 'undone') return false
    const { issuerId, templateId } = send
    const isFree = or(eq(claims.delivery, 'queued'), isNull(claims.leasedUntil), lte(claims.leasedUntil, ctx.now()))
    const settled = await ctx.db
      .update(claims)
      .set({ delivery: 'link', leasedUntil: null })
      .where(and(eq(claims.sendId, sendId), isWaiting, gt(claims.tries, 0), isFree))
      .returning({ id: claims.id })
    const detail = { claims: settled.length }
    if (settled.length > 0)
      await recordEvent(ctx, { action: 'claims.mailEnded', issuerId, subjectId: templateId, detail })
    return (await ctx.db.$count(claims, and(eq(claims.sendId, sendId), isWaiting))) > 0
  })
}

function takeBackSome(ctx: SystemContext, sendId: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const [send] = await ctx.db.select().from(sends).where(eq(sends.id, sendId)).for('update')
    if (!send || (send.status !== 'stopped' && send.status !== 'undone')) return false
    const some = ctx.db
      .select({ id: claims.id })
      .from(claims)
      .where(
        and(
          eq(claims.sendId, sendId),
          inArray(claims.delivery, ['queued', 'unsubscribed']),
          // A link that was tried may have arrived, and is somebody's.
          eq(claims.tries, 0),
          isNull(claims.mailedAt),
          eq(claims.taken, 0),
        ),
      )
      // In the order of every other change, so that no two wait for each other.
      .orderBy(asc(claims.id))
      .limit(ROWS_AT_ONCE)
      .for('update')
    const gone = await ctx.db
      .delete(claims)
      .where(inArray(claims.id, some))
      .returning({ id: claims.id, n: claims.delegationN, delivery: claims.delivery })
    if (gone.length === 0) return false
    const ids = gone.map(({ id }) => id)
    await listedSends().takeBack(ctx, send, ids)
    await givePlacesBack(ctx, send.templateId, gone.length)
    for (const [n, rows] of Map.groupBy(gone, (row) => row.n)) {
      await giveBackDelegation(ctx, send.issuerId, n, rows.length)
    }
    const mails = gone.filter(({ delivery }) => delivery === 'queued').length
    await ctx.db
      .update(sends)
      .set({ mails: sql`greatest(${sends.mails} - ${mails}, 0)` })
      .where(eq(sends.id, sendId))
    const detail = { claims: gone.length }
    await recordEvent(ctx, { action: 'claims.takenBack', issuerId: send.issuerId, subjectId: send.templateId, detail })
    return true
  })
}
