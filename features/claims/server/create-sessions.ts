import type { Input } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { InvalidInput, Problem } from '#base/problem.ts'
import { isSendable } from '#features/templates/rules.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { takeDelegation } from '#features/templates/server/take-delegation.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { earlier, endOfClaim } from '../rules.ts'
import { claimUrl } from './claim-token.ts'
import { suppressedOf, takeMails } from './queries.ts'
import { claims, sends } from './tables.ts'

type Asked = Input<typeof contract.createSessions>
/** Rows of one insert, so that its values stay below what a statement may carry. */
const ROWS_AT_ONCE = 500

/**
 * Sends a template: with `emails` a personal claim and mail each, without one link with `didLimit`. All or nothing: the
 * delegation and the day's mails are taken in the same transaction. `links` stand in the order of `emails`.
 */
export function createSessions(ctx: AdminContext, asked: Asked) {
  const { startDate, wantedEnd } = readDates(ctx, asked)
  const emails = [...new Set(asked.emails)]
  assertCounts(asked)
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    const template = await findOwnTemplate(ctx, asked.templateId)
    if (!isSendable(template.contractState)) throw new Problem('templateNotPublished')
    const places = emails.length || asked.didLimit
    const delegation = await takeDelegation(ctx, template.id, places)
    const unwanted = await suppressedOf(ctx, issuerId, emails)
    const mails = emails.length - unwanted.size
    await takeMails(ctx, issuerId, mails)
    const sendId = newId()
    const createdAt = ctx.now()
    await ctx.db.insert(sends).values({ id: sendId, issuerId, templateId: template.id, mails, createdAt })
    const shared = {
      sendId,
      issuerId,
      templateId: template.id,
      note: asked.note,
      startDate,
      endDate: earlier(wantedEnd, delegation.validUntil),
      delegationN: delegation.n,
      language: template.lang,
      createdAt,
    }
    const rows = emails.map((email): typeof claims.$inferInsert => {
      return { ...shared, id: newId(), email, didLimit: 1, delivery: unwanted.has(email) ? 'unsubscribed' : 'queued' }
    })
    if (rows.length === 0) rows.push({ ...shared, id: newId(), didLimit: asked.didLimit, delivery: 'link' })
    for (let i = 0; i < rows.length; i += ROWS_AT_ONCE)
      await ctx.db.insert(claims).values(rows.slice(i, i + ROWS_AT_ONCE))
    await recordEvent(ctx, { action: 'claims.sent', subjectId: template.id, detail: { claims: rows.length, mails } })
    if (mails > 0) await ctx.jobs.send(ctx, 'mail-claims', { sendId })
    return { sendId, links: linksOf(ctx, asked.emails, rows) }
  })
}

function assertCounts({ emails, didLimit, sessionNumber }: Asked): void {
  if (emails.length === 0) return
  if (didLimit !== 1 || (sessionNumber ?? emails.length) !== emails.length) throw new InvalidInput('quantityNotValid')
}

function readDates(ctx: AdminContext, asked: Asked): { startDate: Date | null; wantedEnd: Date } {
  const startDate = asked.startDate ? new Date(asked.startDate) : null
  const wantedEnd = asked.endDate ? new Date(asked.endDate) : endOfClaim(ctx.now())
  if (wantedEnd <= ctx.now() || (startDate && wantedEnd <= startDate)) throw new InvalidInput('dateInvalid')
  return { startDate, wantedEnd }
}

function linksOf(ctx: AdminContext, emails: string[], rows: { id: string; email?: string }[]): string[] {
  const links = new Map(rows.map(({ id, email = '' }) => [email, claimUrl(ctx.config, id, 1)]))
  return emails.length > 0 ? emails.map((email) => links.get(email) ?? '') : [...links.values()]
}
