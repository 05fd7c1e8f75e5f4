import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MemberRow } from '#features/members/contract.ts'
import type { PendingPage } from '#features/members/hooks.ts'
import { COUNTED_MAX } from '#features/members/rules.ts'
import type { PlacedMember } from '#features/members/server/member-rows.ts'
import { listedName } from '#features/names/rules.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { isWaiting } from './claim-conditions.ts'
import { claims } from './tables.ts'

type Row = { id: string; email: string; listed: string; given: string; createdAt: string; key: string }

/**
 * People with an open Membership claim that was e-mailed to them, expired ones too, newest first or (by `-newest`) oldest
 * first; no other order has a meaning for them.
 */
export async function pendingPeople(ctx: Context, { asked, page }: PendingPage): Promise<PlacedMember[]> {
  const { issuerId, order, search } = asked
  const { limit, after, before, offset = 0 } = page
  const at = after ?? before
  const isBackwards = !after && before !== undefined
  const isDesc = (order !== '-newest') !== isBackwards
  const beyond = at && sql`and (c.created_at, c.id) ${sql.raw(isDesc ? '<' : '>')} (${momentOf(at.key)}, ${at.id})`
  const direction = sql.raw(isDesc ? 'desc' : 'asc')
  const rows = await rowsOf<Row>(
    ctx.db,
    sql`select c.id, c.email, c.option_name as listed, c.given_name as given, to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      lpad((extract(epoch from c.created_at) * 1000000)::bigint::text, 19, '0') as key
    ${openClaims(issuerId, search)} ${beyond ?? sql``}
    order by c.created_at ${direction}, c.id ${direction} limit ${limit} offset ${at ? 0 : offset}`,
  )
  const people = rows.map((row) => ({ holderId: '', place: { key: row.key, id: row.id }, row: describePending(row) }))
  return isBackwards ? people.reverse() : people
}

/** How many such people there are, at most `COUNTED_MAX`. */
export async function countPending(ctx: Context, issuerId: string, search = ''): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    ctx.db,
    sql`select count(*)::int as n from (select 1 ${openClaims(issuerId, search)} limit ${COUNTED_MAX}) as found`,
  )
  return row?.n ?? 0
}

function openClaims(issuerId: string, search: string): SQL {
  const found =
    search === ''
      ? sql``
      : sql`and (position(lower(${search}) in c.email) > 0
          or position(search_text(${search}) in search_text(c.option_name || chr(10) || c.given_name)) > 0)`
  return sql`from ${claims} c
    where c.template_id = any(array(select id from ${templates} where issuer_id = ${issuerId} and category = 'membership'))
      and ${isWaiting(alias(claims, 'c'))} and c.did_limit = 1 and c.email <> '' and c.holder_id = '' ${found}`
}

const momentOf = (key: string) => sql`'epoch'::timestamptz + ${key}::bigint * interval '1 microsecond'`

function describePending({ id, email, listed, given, createdAt }: Row): MemberRow {
  const figures = { points: 0, badgeCount: 0 }
  const entered = listedName(listed)
  const name = given || entered
  return {
    did: '',
    pseudo: '',
    name,
    nameSource: given ? 'given' : entered ? 'list' : '',
    listedName: entered,
    imageUrl: '',
    ...figures,
    created: createdAt,
    status: 'pending',
    email,
    parts: [],
    invitationId: id,
  }
}
