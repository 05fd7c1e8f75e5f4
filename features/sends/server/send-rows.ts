import { newId } from '#base/ids.ts'
import { claims } from '#features/claims/server/tables.ts'
import { mailAddressesOf } from '#features/holders/server/mail-addresses-of.ts'
import { suppressedOf } from '#features/mailing/server/suppressed-of.ts'
import { announceEvents, recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { takeMails } from '../mail/server/mail-limit.ts'
import { sends } from './tables.ts'

/** Rows per insert, to stay below the database's limit of values. */
const ROWS_AT_ONCE = 500

type Row = typeof claims.$inferInsert
/** The common values of one send's claims. */
export type SendOf = Omit<Row, 'id' | 'sendId' | 'email' | 'delivery' | 'createdAt'>
type Single = Partial<
  Pick<Row, 'email' | 'holderId' | 'optionName' | 'optionSeat' | 'optionSection' | 'evidenceUrl' | 'evidenceText'>
>

/**
 * Writes one send and its claims in the caller's transaction: counts its e-mails against the daily limit (throws
 * `tooManyEmails`), and starts the job that mails them, after the seconds in which it can be undone. A row of a member is
 * e-mailed to their own address, if they have one; a row without either is a link. `message`: to all of them. `isQuiet`: nobody is notified, because
 * the caller issues the badges in the same transaction. Returns the rows' ids in the order of `singles`.
 */
export async function sendRows(
  ctx: Context,
  shared: SendOf,
  singles: Single[],
  { undoableFor = 0, isQuiet = false, message = '' } = {},
): Promise<{ sendId: string; ids: string[]; undoUntil: Date | null }> {
  const { issuerId, templateId } = shared
  const emails = singles.flatMap(({ email }) => email || [])
  const unwanted = await suppressedOf(ctx, issuerId, emails)
  const holderIds = singles.flatMap(({ holderId }) => holderId || [])
  const reachable = isQuiet ? new Map() : await mailAddressesOf(ctx, holderIds)
  // Members who unsubscribed count too: the community would learn their address from the difference.
  const mails = emails.filter((email) => !unwanted.has(email)).length + reachable.size
  // Without e-mails the issuer's row need not be locked.
  const folderId = mails > 0 ? await takeMails(ctx, { issuerId, templateId }, mails) : ''
  const sendId = newId()
  const createdAt = ctx.now()
  const isShown = mails > 0 || holderIds.length > 0
  const isHeld = isShown && undoableFor > 0
  const undoUntil = isHeld ? new Date(createdAt.getTime() + undoableFor * 1000) : null
  // Software tracks its sends itself, and so do people who give a badge.
  const isTracked = isShown && !isQuiet && ctx.actor.kind !== 'apiKey' && !shared.giverDid
  const total = isTracked ? singles.length : 0
  const send = { id: sendId, issuerId, templateId, mails, folderId, createdAt, total, holdUntil: undoUntil, message }
  await ctx.db.insert(sends).values(send)
  const rows = singles.map((single): Row => {
    const isReachable = single.email ? !unwanted.has(single.email) : reachable.has(single.holderId ?? '')
    const delivery = isReachable ? 'queued' : single.email ? 'unsubscribed' : 'link'
    // In a member's wallet it is seen once it cannot be undone, when `showWaiting` writes it.
    const isHandedOver = shared.didLimit === 1 && !single.email && !(single.holderId && isHeld)
    return { ...shared, ...single, id: newId(), sendId, createdAt, delivery, sentAt: isHandedOver ? createdAt : null }
  })
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE)
    await ctx.db.insert(claims).values(rows.slice(i, i + ROWS_AT_ONCE))
  await recordEvent(ctx, {
    action: 'claims.sent',
    issuerId,
    subjectId: templateId,
    detail: { claims: rows.length, mails },
  })
  await announceEvents(
    ctx,
    rows.map(({ id }) => ({ action: 'claim.created', issuerId, subjectId: id, detail: { templateId, sendId } })),
  )
  const wait = isHeld ? undoableFor : 0
  if (mails > 0) await ctx.jobs.send(ctx, 'mail-claims', { sendId }, wait)
  if (holderIds.length > 0 && !isQuiet) await ctx.jobs.send(ctx, 'show-waiting', { sendId }, wait)
  return { sendId, ids: rows.map(({ id }) => id), undoUntil }
}
