import { and, eq, gte, ilike, like, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'
import type { listSessions } from '../contract.ts'
import { claims } from './tables.ts'

type Asked = Input<typeof listSessions>
/** The filters of a history; with `isHidden` only a whole address finds its rows, as a part would disclose it. */
export type HistoryFilter = Pick<Asked, 'status' | 'search' | 'delivery' | 'from' | 'to' | 'batch'> & {
  isHidden?: boolean
  /** The rows have the fields of tickets, which a search covers too. */
  hasTicketFields?: boolean
}

/** Above this number of rows, addresses are searched by their beginning, with an index, instead of by any part. */
const SCAN_MAX = 20_000

/** Whether there are filters besides the status, so that the stored counts do not apply. */
export function isNarrowed({ search, delivery, from, to, batch }: HistoryFilter): boolean {
  return Boolean(search.trim() || delivery || from || to || batch)
}

/** The rows of a template's history that match a filter; `total` is the number of all its rows. */
export function historyWhere(ctx: Context, templateId: string, asked: HistoryFilter, total: number): SQL | undefined {
  const { delivery, from, to, batch } = asked
  return and(
    eq(claims.templateId, templateId),
    claims.isShown,
    statusAt(ctx.now())[asked.status],
    matches(asked, templateId, total),
    delivery ? eq(claims.delivery, delivery) : undefined,
    from ? gte(claims.createdAt, new Date(from)) : undefined,
    to ? lt(claims.createdAt, new Date(to)) : undefined,
    batch
      ? sql`${claims.sendId} = (select row.send_id from claims row where row.id = ${batch} and row.template_id = ${templateId})`
      : undefined,
  )
}

/** Whether the rows of a template have a name, a seat or a section. */
export function hasTicketFields(template: Pick<TemplateRow, 'optionName' | 'optionSeat' | 'optionSection'>): boolean {
  return template.optionName || template.optionSeat || template.optionSection
}

function matches(asked: HistoryFilter, templateId: string, total: number): SQL | undefined {
  const { search, isHidden = false } = asked
  const whole = search.trim().toLowerCase()
  const text = whole.replace(/[\\%_]/g, '\\$&')
  if (text === '') return undefined
  const isAddress = eq(claims.email, whole)
  const isTicket = asked.hasTicketFields ? isOfTicket(text) : undefined
  if (isHidden) return or(isAddress, isTicket, total > SCAN_MAX ? undefined : ilike(claims.note, `%${text}%`))
  const isMember = isOfMember(templateId, total > SCAN_MAX ? `${text}%` : `%${text}%`)
  if (total > SCAN_MAX) return or(like(claims.email, `${text}%`), isTicket, isMember)
  return or(ilike(claims.email, `%${text}%`), ilike(claims.note, `%${text}%`), isTicket, isMember)
}

/** Part of the name, the whole seat or the whole section: a part of "12" would find hundreds. */
function isOfTicket(text: string): SQL | undefined {
  return or(ilike(claims.optionName, `%${text}%`), ilike(claims.optionSeat, text), ilike(claims.optionSection, text))
}

/** Rows that belong to members whose pseudo is like a text; by the template's own members only, and an index. */
function isOfMember(templateId: string, pattern: string): SQL {
  return sql`(${claims.holderId} <> '' and ${claims.holderId} in (
    select m.holder_id from members m inner join holders h on h.id = m.holder_id
    where m.issuer_id = (select t.issuer_id from templates t where t.id = ${templateId}) and h.pseudo ilike ${pattern}))`
}

/** `statusOfClaim` as database conditions, spelled like those of the partial indexes; working open links are separate. */
export function statusAt(now: Date): Record<Asked['status'], SQL> {
  const isKept = sql`${claims.revokedAt} is null and ${claims.suspendedAt} is null`
  const isOwned = sql`${claims.didLimit} = 1 and ${claims.taken} > 0`
  const isOpen = sql`${claims.endDate} > ${now.toISOString()}::timestamptz`
  const isWaiting = sql`${isKept} and not (${isOwned})`
  return {
    all: sql`true`,
    revoked: sql`${claims.revokedAt} is not null`,
    suspended: sql`${claims.revokedAt} is null and ${claims.suspendedAt} is not null`,
    owner: sql`${isKept} and ${isOwned}`,
    pending: sql`${isWaiting} and ${isOpen} and ${claims.didLimit} = 1`,
    link: sql`${isWaiting} and ${isOpen} and ${claims.didLimit} <> 1`,
    expired: sql`${isWaiting} and not (${isOpen})`,
    bounced: sql`${isWaiting} and ${claims.delivery} = 'bounced' and ${claims.didLimit} = 1`,
  }
}
