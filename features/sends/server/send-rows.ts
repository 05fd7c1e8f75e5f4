import { newId } from '#base/ids.ts'
import { claims } from '#features/claims/server/tables.ts'
import { suppressedOf } from '#features/mailing/server/suppressed-of.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { takeMails } from './mail-limit.ts'
import { sends } from './tables.ts'

/** Rows per insert, to stay below the database's limit of values. */
const ROWS_AT_ONCE = 500

type Row = typeof claims.$inferInsert
/** The common values of one send's claims. */
export type SendOf = Omit<Row, 'id' | 'sendId' | 'email' | 'delivery' | 'createdAt'>
type Single = Partial<
  Pick<Row, 'email' | 'optionName' | 'optionSeat' | 'optionSection' | 'evidenceUrl' | 'evidenceText'>
>

/**
 * Writes one send and its claims in the caller's transaction: counts its e-mails against the daily limit (throws
 * `tooManyEmails`), and starts the job that mails them, after the seconds in which it can be undone. A row without an
 * address is a link. Returns the rows' ids in the order of `singles`.
 */
export async function sendRows(
  ctx: Context,
  shared: SendOf,
  singles: Single[],
  undoableFor = 0,
): Promise<{ sendId: string; ids: string[]; undoUntil: Date | null }> {
  const { issuerId, templateId } = shared
  const emails = singles.flatMap(({ email }) => email || [])
  const unwanted = await suppressedOf(ctx, issuerId, emails)
  const mails = emails.filter((email) => !unwanted.has(email)).length
  // Without e-mails the issuer's row need not be locked.
  const folderId = mails > 0 ? await takeMails(ctx, { issuerId, templateId }, mails) : ''
  const sendId = newId()
  const createdAt = ctx.now()
  const isHeld = mails > 0 && undoableFor > 0
  const undoUntil = isHeld ? new Date(createdAt.getTime() + undoableFor * 1000) : null
  // Software tracks its sends itself.
  const total = mails > 0 && ctx.actor.kind !== 'apiKey' ? singles.length : 0
  const send = { id: sendId, issuerId, templateId, mails, folderId, createdAt, total, holdUntil: undoUntil }
  await ctx.db.insert(sends).values(send)
  const rows = singles.map((single): Row => {
    const mailed = unwanted.has(single.email ?? '') ? 'unsubscribed' : 'queued'
    return { ...shared, ...single, id: newId(), sendId, createdAt, delivery: single.email ? mailed : 'link' }
  })
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE)
    await ctx.db.insert(claims).values(rows.slice(i, i + ROWS_AT_ONCE))
  await recordEvent(ctx, {
    action: 'claims.sent',
    issuerId,
    subjectId: templateId,
    detail: { claims: rows.length, mails },
  })
  if (mails > 0) await ctx.jobs.send(ctx, 'mail-claims', { sendId }, isHeld ? undoableFor : 0)
  return { sendId, ids: rows.map(({ id }) => id), undoUntil }
}
