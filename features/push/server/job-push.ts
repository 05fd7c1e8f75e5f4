import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { type Context, inTransaction, type SystemContext } from '#platform/context.ts'
import { FAILING_DAYS, pauseAfter, TRIES_MAX } from '../rules.ts'
import { openPushKey } from './push-key.ts'
import { findMessage, type PushMessage, removeSubscriptions } from './queries.ts'
import { nextRecipients, type Recipient, remainingRecipients } from './recipients.ts'
import { type Outcome, sendPush } from './send-push.ts'
import { openSubscriptions } from './subscription-secret.ts'
import { pushMessages, pushSubscriptions } from './tables.ts'

/** Devices that are sent to at the same time; after each such batch it is recorded how far the notification is. */
const AT_ONCE = 50
/** After so many devices the job is queued again, so that other notifications get their turn. */
const A_TURN = 500
const DAY_MS = 24 * 60 * 60 * 1000

type Sent = Outcome & { recipient: Recipient }

/** Sends the notification `messageId` to the devices that do not have it yet. */
export async function push(ctx: SystemContext, { messageId = '' }: Record<string, string>): Promise<void> {
  for (let sent = 0; ; sent += AT_ONCE) {
    const message = await findMessage(ctx, messageId)
    const next = message ? await nextRecipients(ctx, message, AT_ONCE) : []
    const last = next.at(-1)
    if (!message || !last) return
    const all = await sendAll(ctx, message, next)
    const isOver = sent + AT_ONCE >= A_TURN || ctx.stopping.aborted
    const isMine = await inTransaction(ctx, async (ctx) => {
      if (!(await moveOn(ctx, message, last))) return false
      await settle(ctx, message, all, 1)
      if (isOver) await ctx.jobs.send(ctx, 'push', { messageId })
      return true
    })
    if (isOver || !isMine) return
  }
}

/** Sends the notification `messageId` again to those devices of `ids` whose push service was busy. */
export async function pushAgain(ctx: SystemContext, data: Record<string, string>): Promise<void> {
  const { messageId = '', ids = '', tries = '1' } = data
  const message = await findMessage(ctx, messageId)
  if (!message) return
  const all = await sendAll(ctx, message, await remainingRecipients(ctx, message, ids.split(' ')))
  await inTransaction(ctx, (ctx) => settle(ctx, message, all, Number(tries) + 1))
}

async function sendAll(ctx: SystemContext, message: PushMessage, recipients: Recipient[]): Promise<Sent[]> {
  const key = await openPushKey(ctx)
  const ids = recipients.map(({ id }) => id)
  const subscriptions = await openSubscriptions(ctx, ids)
  return Promise.all(
    recipients.map(async (recipient): Promise<Sent> => {
      const subscription = subscriptions.get(recipient.id)
      // Turned off since it was read.
      if (!subscription) return { recipient, result: 'delivered' }
      return { recipient, ...(await sendPush(ctx, key, message, subscription)) }
    }),
  )
}

/** Records how far a notification is; false if another process did so meanwhile. */
async function moveOn(ctx: Context, { id, doneHolderId, doneId }: PushMessage, last: Recipient): Promise<boolean> {
  const moved = await ctx.db
    .update(pushMessages)
    .set({ doneHolderId: last.holderId, doneId: last.id })
    .where(and(eq(pushMessages.id, id), eq(pushMessages.doneHolderId, doneHolderId), eq(pushMessages.doneId, doneId)))
    .returning({ id: pushMessages.id })
  return moved.length > 0
}

/** Removes devices that are gone, marks those that failed, and writes one job for all that are tried again. */
async function settle(ctx: Context, message: PushMessage, all: Sent[], tries: number): Promise<void> {
  const of = (...results: Outcome['result'][]) => all.filter(({ result }) => results.includes(result))
  const busy = of('retry')
  const mayRetry = tries < TRIES_MAX
  const failed = [...of('failed'), ...(mayRetry ? [] : busy)].map(({ recipient }) => recipient.id)
  const wellAgain = of('delivered').filter(({ recipient }) => recipient.failingSince !== null)
  await removeSubscriptions(
    ctx,
    of('gone').map(({ recipient }) => recipient.id),
  )
  await markFailing(ctx, failed)
  const wellIds = wellAgain.map(({ recipient }) => recipient.id)
  if (wellIds.length > 0)
    await ctx.db.update(pushSubscriptions).set({ failingSince: null }).where(inArray(pushSubscriptions.id, wellIds))
  if (busy.length === 0 || !mayRetry) return
  const asked = Math.max(...busy.map(({ retryAfterS = 0 }) => retryAfterS))
  const ids = busy.map(({ recipient }) => recipient.id).join(' ')
  const data = { messageId: message.id, ids, tries: String(tries) }
  await ctx.jobs.send(ctx, 'push-again', data, pauseAfter(tries, asked))
}

/** Records since when devices fail, and removes those that have failed for too long. */
async function markFailing(ctx: Context, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const isOne = inArray(pushSubscriptions.id, ids)
  await ctx.db
    .update(pushSubscriptions)
    .set({ failingSince: ctx.now() })
    .where(and(isOne, isNull(pushSubscriptions.failingSince)))
  const before = new Date(ctx.now().getTime() - FAILING_DAYS * DAY_MS)
  const dead = await ctx.db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(and(isOne, isNotNull(pushSubscriptions.failingSince), lt(pushSubscriptions.failingSince, before)))
  await removeSubscriptions(
    ctx,
    dead.map(({ id }) => id),
  )
}
