import { and, eq, gte, ilike, like, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { badges } from '#features/badges/server/tables.ts'
import { holders } from '#features/holders/server/tables.ts'
import { memberNames } from '#features/members/server/tables.ts'
import { communityNames } from '#features/names/server/tables.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import type { listSessions } from '../../contract.ts'
import { COUNT_MAX } from '../../row-count-rules.ts'
import { statusAt } from '../claim-conditions.ts'
import { isOpenedAs } from '../opened-conditions.ts'
import { claims } from '../tables.ts'

type Asked = Input<typeof listSessions>
/** The filters of a history; with `isHidden` only a whole address finds its rows, as a part would disclose it. */
export type HistoryFilter = Pick<
  Asked,
  'status' | 'search' | 'delivery' | 'from' | 'to' | 'batch' | 'opened' | 'sentFrom' | 'sentTo'
> & {
  isHidden?: boolean
  /** `isSentBetween` of the days on which badges were sent. */
  isSent?: SQL | undefined
  /** The rows have the fields of tickets, which a search covers too; with `hidesTicketNames` without their names. */
  hasTicketFields?: boolean
  hidesTicketNames?: boolean
}

/** Above this number of rows, addresses are searched by their beginning, with an index, instead of by any part. */
const SCAN_MAX = 20_000

/** Whether there are filters besides the status, so that the stored counts do not apply. */
export function isNarrowed(asked: HistoryFilter): boolean {
  const { search, delivery, from, to, batch, opened, sentFrom, sentTo } = asked
  return Boolean(search.trim() || delivery || from || to || batch || opened || sentFrom || sentTo)
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
    asked.opened ? isOpenedAs(asked.opened) : undefined,
    asked.isSent,
    batch
      ? sql`${claims.sendId} = (select row.send_id from ${claims} row where row.id = ${batch} and row.template_id = ${templateId})`
      : undefined,
  )
}

/** Whether the rows of a template have a name, a seat or a section. */
export function hasTicketFields(template: Pick<TemplateRow, 'optionName' | 'optionSeat' | 'optionSection'>): boolean {
  return template.optionName || template.optionSeat || template.optionSection
}

function matches(asked: HistoryFilter, templateId: string, total: number): SQL | undefined {
  const { search, isHidden = false, hidesTicketNames = false } = asked
  const whole = search.trim().normalize('NFC').toLowerCase()
  const text = escaped(whole)
  if (text === '') return undefined
  const isLarge = total > SCAN_MAX
  const isTicket = asked.hasTicketFields ? isOfTicket(text, hidesTicketNames || (isLarge && !isHidden)) : undefined
  const isNoted = isLarge ? undefined : ilike(claims.note, `%${text}%`)
  if (isHidden) return or(eq(claims.email, whole), isTicket, isNoted)
  const isAddressed = isLarge ? like(claims.email, `${text}%`) : ilike(claims.email, `%${text}%`)
  const isNamed = isLarge ? isNamedByIndex(templateId, text) : isNamedInScan(templateId, text)
  return or(isAddressed, isNoted, isTicket, isNamed)
}

/** The whole seat or the whole section, since a part of "12" would find hundreds, or a part of the name. */
function isOfTicket(text: string, hidesNames: boolean): SQL | undefined {
  const isName = hidesNames ? undefined : ilike(claims.optionName, `%${text}%`)
  return or(isName, ilike(claims.optionSeat, text), ilike(claims.optionSection, text))
}

/** Rows with a part of a name, in any case and without accents: what was entered, answered, or is the holder's. */
function isNamedInScan(templateId: string, text: string): SQL {
  const pattern = sql`search_text(${`%${text}%`})`
  return sql`(search_text(${claims.optionName} || chr(10) || ${claims.givenName}) like ${pattern} or ${claims.id} in (
    select c.id from ${claims} c
      left join ${badges} b on b.claim_id = c.id and c.taken > 0
      inner join ${holders} h on h.id = coalesce(b.holder_id, nullif(c.holder_id, ''))
      left join ${communityNames} n on n.issuer_id = c.issuer_id and n.holder_id = h.id
    where c.template_id = ${templateId} and c.did_limit = 1 and (c.taken > 0 or c.holder_id <> '')
      and search_text(concat_ws(chr(10), h.pseudo, n.given_name, n.listed_name)) like ${pattern}))`
}

/**
 * As `isNamedInScan` of a large history, for the first of the rows: what was entered by its index, and the names of members
 * from their own table. Answers before a badge is collected have no index, and people who are no members have no table.
 */
function isNamedByIndex(templateId: string, text: string): SQL {
  const pattern = sql`search_text(${`%${text.length < 3 ? ' ' : ''}${text}%`})`
  return sql`(${claims.id} = any(array(
    select id from ${claims} where (option_name <> '' or option_section <> '' or option_seat <> '') and template_id = ${templateId}
      and search_text(' ' || option_name || ' ' || option_section || ' ' || option_seat) like ${pattern}
      and search_text(' ' || option_name) like ${pattern} limit ${COUNT_MAX}))
    or ${claims.id} = any(array(
      select c.id from ${memberNames} n
        inner join ${badges} b on b.issuer_id = n.issuer_id and b.holder_id = n.holder_id and b.template_id = ${templateId}
        inner join ${claims} c on c.id = b.claim_id and c.did_limit = 1
      where n.issuer_id = (select t.issuer_id from ${templates} t where t.id = ${templateId})
        and n.sort_name like search_text(${`%${text}%`}) limit ${COUNT_MAX}))
    or (${claims.holderId} <> '' and ${claims.holderId} = any(array(
      select n.holder_id from ${memberNames} n
      where n.issuer_id = (select t.issuer_id from ${templates} t where t.id = ${templateId})
        and n.sort_name like search_text(${`%${text}%`}) limit ${COUNT_MAX}))))`
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
