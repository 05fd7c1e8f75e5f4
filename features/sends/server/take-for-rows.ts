import { newId } from '#base/ids.ts'
import { earlier } from '#features/claims/rules.ts'
import { takeUpTo } from '#features/claims/server/places.ts'
import { givePlacesBack, livingDelegation } from '#features/claims/server/queries.ts'
import { suppressedOf } from '#features/mailing/server/suppressed-of.ts'
import { takeDelegations } from '#features/templates/server/delegation/take-delegation.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { giveBackDelegation } from '#features/templates/server/queries.ts'
import type { Context } from '#platform/context.ts'
import type { ImportRow } from '../column-rules.ts'
import { lockMails } from '../mail/server/mail-limit.ts'

/** A claim for a row. */
export type NewClaim = {
  row: ImportRow
  id: string
  delegationN: number
  endDate: Date
  delivery: 'queued' | 'unsubscribed'
}

/**
 * Reserves places of the quantity and of the delegation, and daily e-mails, for as many rows as possible, in order and in
 * the caller's transaction, which then counts the e-mails in its send; `promised` e-mails are already counted there. Rows
 * past a limit are left out.
 */
export async function takeForRows(
  ctx: Context,
  template: TemplateRow,
  rows: ImportRow[],
  wantedEnd: Date,
  promised: number,
): Promise<NewClaim[]> {
  if (rows.length === 0) return []
  const { id: templateId, issuerId } = template
  const places = await takeUpTo(ctx, templateId, rows.length)
  const numbers = await takeDelegations(ctx, templateId, places)
  const emails = rows.map(({ email }) => email)
  const unwanted = await suppressedOf(ctx, issuerId, emails)
  let mailsLeft = promised + (await lockMails(ctx, issuerId))
  const ends = new Map<number, Date>()
  for (const n of new Set(numbers)) {
    const validUntil = await livingDelegation(ctx, { issuerId, delegationN: n })
    if (validUntil) ends.set(n, earlier(wantedEnd, validUntil))
  }
  const made: NewClaim[] = []
  const free = [...numbers]
  for (const row of rows) {
    const isMailed = !unwanted.has(row.email)
    const [delegationN] = free
    const endDate = delegationN === undefined ? undefined : ends.get(delegationN)
    if (delegationN === undefined || !endDate || (isMailed && mailsLeft === 0)) continue
    free.shift()
    if (isMailed) mailsLeft--
    made.push({ row, id: newId(), delegationN, endDate, delivery: isMailed ? 'queued' : 'unsubscribed' })
  }
  if (places > made.length) await givePlacesBack(ctx, templateId, places - made.length)
  for (const [n, unused] of Map.groupBy(free, (n) => n)) await giveBackDelegation(ctx, issuerId, n, unused.length)
  return made
}
