import { type SQL, sql } from 'drizzle-orm'
import { sends } from '#features/sends/server/tables.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowCursors } from '#platform/cursors/row-cursors.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type { Span } from '../period-rules.ts'
import { type Chain, chainOf } from '../rules.ts'
import { type FigureRow, sumColumns, summed, sumsOf } from './kept-figures.ts'
import { insightChanges, insightSends } from './tables.ts'

type Asked = {
  issuerId: string
  span: Span
  zone: string
  ofTemplate: (templateId: SQL) => SQL | undefined
  after: string
  limit: number
}
export type SendFigures = {
  sendId: string
  templateId: string
  title: string
  at: string
  recipients: number
  chain: Chain
}

type Row = Omit<FigureRow, 'way' | 'day'> & { send_id: string; title: string | null; at: string; total: number }

/**
 * The next sends of several recipients that were made on some days of a zone, newest first, with what their badges came to until
 * now. Throws `cursorInvalid`.
 */
export async function sendFigures(ctx: Context, { issuerId, span, zone, ofTemplate, after, limit }: Asked) {
  const last = rowCursors.readOrRefuse(after)
  const isAfter = last
    ? sql`(s.created_at, s.id) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`
    : sql`true`
  const own = sql`issuer_id = ${issuerId} and ${ofTemplate(sql`template_id`) ?? sql`true`}`
  const rows = await rowsOf<Row>(
    ctx.db,
    sql`with made as (
        select k.send_id, k.template_id, s.created_at, greatest(s.total, s.mails)::float8 as total
        from (select send_id, template_id from ${insightSends} where ${own}
          union select c.send_id, c.template_id from ${insightChanges} c where c.send_id <> '' and ${own}) as k
          join ${sends} s on s.id = k.send_id and (s.total > 1 or s.mails > 1)
        where (s.created_at at time zone ${zone})::date between ${span.from}::date and ${span.to}::date and ${isAfter}
        order by s.created_at desc, s.id desc limit ${limit}::int
      ), figures as (
        select send_id, ${summed} from (
          select send_id, ${sumColumns} from ${insightSends} where send_id in (select send_id from made)
          union all
          select send_id, ${sumColumns} from ${insightChanges} where ${own} and send_id in (select send_id from made)
        ) as both_kept group by send_id
      )
      select made.send_id, made.template_id, made.total, to_char(made.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        t.name as title, f.*
      from made join figures f on f.send_id = made.send_id
        left join ${templates} t on t.id = made.template_id and t.deleted_at is null
      order by made.created_at desc, made.send_id desc`,
  )
  const found = rows.map(
    (row): SendFigures => ({
      sendId: row.send_id,
      templateId: row.template_id,
      title: row.title ?? '',
      at: row.at,
      recipients: row.total,
      chain: chainOf(sumsOf(row)),
    }),
  )
  const end = found.at(-1)
  const next = end && found.length === limit ? rowCursors.write({ createdAt: new Date(end.at), id: end.sendId }) : ''
  return { found, next }
}
