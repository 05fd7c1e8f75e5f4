import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { parentsBehind } from '#features/issuers/server/acted-via.ts'
import { addressLook } from '#features/team/folders/server/address-look.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TeamContext } from '#platform/context.ts'
import { rowCursors } from '#platform/cursors/row-cursors.ts'
import type * as contract from '../../contract.ts'
import { isCapped, NO_COUNTS, type StatusCounts } from '../../row-count-rules.ts'
import { canSuspendSend } from '../can-suspend-send.ts'
import { countClaims, countRows } from '../count-claims.ts'
import { isSentBetween } from '../opened-conditions.ts'
import type { Claim } from '../queries.ts'
import { claims } from '../tables.ts'
import { describeClaims } from './describe-claims.ts'
import { type HistoryFilter, hasTicketFields, historyWhere, isNarrowed } from './history-filter.ts'
import { historyRows } from './history-rows.ts'
import { hidesTicketNames } from './tickets-of-claims.ts'

type Asked = Input<typeof contract.listSessions> & HistoryFilter
type Session = Output<typeof contract.listSessions>['sessions'][number]

const NOT_NARROWED: HistoryFilter = {
  status: 'all',
  search: '',
  delivery: '',
  from: '',
  to: '',
  batch: '',
  opened: '',
  sentFrom: '',
  sentTo: '',
}

/**
 * Lists a template's history, newest first, by status, delivery, dates, batch, whether its page was opened, and search (address, name, note, or the fields of a ticket), with the
 * number of rows per status: the stored counts, or those of rows that match the other filters.
 */
export async function listSessions(ctx: TeamContext, input: Input<typeof contract.listSessions>) {
  const template = await findOwnTemplate(ctx, input.templateId, 'distribute')
  const look = await addressLook(ctx, template.id)
  const asked = {
    ...input,
    isHidden: look.isHidden,
    isSent: await isSentBetween(ctx, template.issuerId, input),
    hasTicketFields: hasTicketFields(template),
    hidesTicketNames: !template.optionName || hidesTicketNames(ctx, look),
  }
  const inAll = await countClaims(ctx, template.id)
  const where = historyWhere(ctx, template.id, asked, inAll.all)
  const { pageSize, pageNumber, after, before } = asked
  const rows = await historyRows(ctx, where, { pageSize, after, before, offset: (pageNumber - 1) * pageSize })
  const { counts, sendCounts } = await countAsked(ctx, template.id, asked, inAll)
  const isCounted = !isNarrowed(asked) || !isCapped(counts)
  // The counted rows may include none of the requested status.
  const totalCount = isCounted ? counts[asked.status] : (await countRows(ctx, where)).all
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    sessions: await withParents(ctx, rows, await describeClaims(ctx, rows, look)),
    counts,
    pagination: { totalCount, totalPages: Math.ceil(totalCount / pageSize) },
    sendCounts,
    canSuspendSend: asked.batch !== '' && (await canSuspendSend(ctx, template.id, asked.batch)),
    isCapped: !isCounted,
    first: first ? rowCursors.write(first) : '',
    last: last ? rowCursors.write(last) : '',
    sendId: asked.batch ? await sendOf(ctx, template.id, asked.batch) : '',
  }
}

const CHANGES = { revoked: 'claim.revoked', suspended: 'claim.suspended' } as const

/** Adds to history rows which parent's admins sent and changed them. */
async function withParents(ctx: TeamContext, rows: Claim[], sessions: Session[]): Promise<Session[]> {
  const subjects = rows.flatMap(({ id, sendId }) => [id, sendId])
  const behind = await parentsBehind(ctx, ctx.actor.issuerId, subjects)
  return sessions.map((session, i) => ({
    ...session,
    sentVia: behind(rows[i]?.sendId ?? '', ['sessions.created', 'sessions.imported']),
    changedVia: behind(session.challenge, [CHANGES[session.status as keyof typeof CHANGES] ?? '']),
  }))
}

async function sendOf(ctx: TeamContext, templateId: string, claimId: string): Promise<string> {
  const isRow = and(eq(claims.id, claimId), eq(claims.templateId, templateId))
  const [row] = await ctx.db.select({ sendId: claims.sendId }).from(claims).where(isRow)
  return row?.sendId ?? ''
}

/** Counts the rows per status for the other filters, and those of the send. */
async function countAsked(ctx: TeamContext, templateId: string, asked: Asked, inAll: StatusCounts) {
  const { batch } = asked
  const count = (filter: HistoryFilter) =>
    countRows(ctx, historyWhere(ctx, templateId, { ...filter, status: 'all' }, inAll.all))
  const sendCounts = batch ? await count({ ...NOT_NARROWED, batch }) : NO_COUNTS
  if (!isNarrowed(asked)) return { counts: inAll, sendCounts }
  const isSendAlone = batch !== '' && !isNarrowed({ ...asked, batch: '' })
  return { counts: isSendAlone ? sendCounts : await count(asked), sendCounts }
}
