import { type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { statusLists } from '#features/badges/server/tables.ts'
import { issuerAdmins, issuers } from '#features/issuers/server/tables.ts'
import { memberCounts } from '#features/members/server/tables.ts'
import { invitations } from '#features/team/server/tables.ts'
import type { AdminContext } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type * as contract from '../contract.ts'

type Page = Output<typeof contract.listSubs>
type Row = {
  did: string
  name: string
  image_cid: string
  email: string
  members: number
  badges: number
  created: Date | string
  invitation_id: string
  invited: Date | string | null
  expires: Date | string | null
  has_own_key: boolean
  due: Date | string | null
}

/**
 * One page of the caller's sub-communities, newest first, and with `onlyValidated` without the open invitations. Search
 * finds any part of the name or the main admin's address. The counts are sums of kept ones: no member and no badge is
 * counted here. A page beyond the end is empty.
 */
export async function listSubs(
  ctx: AdminContext,
  { pageNumber, pageSize, search, onlyValidated }: Input<typeof contract.listSubs>,
): Promise<Page> {
  const { issuerId } = ctx.actor
  const fits = containing(search)
  const listed = onlyValidated ? children(issuerId) : sql`${children(issuerId)} union all ${invited(issuerId)}`
  const now = ctx.now()
  const found = sql`with rows as (${listed}), found as (select * from rows where ${fits})`
  const page = await rowsOf<Row>(
    ctx.db,
    sql`${found}, page as (
        select * from found order by created desc, id desc limit ${pageSize} offset ${(pageNumber - 1) * pageSize}
      )
      select page.*, ${membersOf(sql`page.id`)} as members, ${badgesOf(sql`page.id`)} as badges
      from page order by created desc, id desc`,
  )
  const [counted] = await rowsOf<{ n: number }>(ctx.db, sql`${found} select count(*)::int as n from found`)
  const totalCount = counted?.n ?? 0
  return {
    issuers: page.map((row) => rowOf(row, now)),
    pagination: { totalPages: Math.ceil(totalCount / pageSize), totalCount },
    totals: await totalsOf(ctx, issuerId),
    countedAt: now.toISOString(),
  }
}

function children(parentId: string): SQL {
  return sql`select i.id, i.did, i.name, i.image_cid, a.email, i.created_at as created, '' as invitation_id,
      null::timestamptz as invited, null::timestamptz as expires, not i.is_kms as has_own_key, i.deletion_due_at as due
    from ${issuers} i left join ${issuerAdmins} a on a.issuer_id = i.id and a.main_admin
    where i.parent_id = ${parentId} and i.deleted_at is null`
}

function invited(parentId: string): SQL {
  return sql`select id, '', community_name, '', email, created_at, id, sent_at, expires_at, false, null::timestamptz
    from ${invitations}
    where issuer_id = ${parentId} and kind = 'sub' and accepted_at is null and ended_at is null`
}

function containing(search: string): SQL {
  if (search === '') return sql`true`
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(name ilike ${like} or email ilike ${like})`
}

const membersOf = (id: SQL) => sql`(
  select coalesce(sum(delta), 0)::int from ${memberCounts} where issuer_id = ${id} and status in ('member', 'suspended'))`

// Each badge takes a slot of a status list, whose number is kept.
const badgesOf = (id: SQL) => sql`(select coalesce(sum(taken), 0)::int from ${statusLists} where issuer_id = ${id})`

async function totalsOf(ctx: AdminContext, parentId: string): Promise<Page['totals']> {
  const inside = sql`(select id from ${issuers} where parent_id = ${parentId} and deleted_at is null)`
  const [totals] = await rowsOf<Page['totals']>(
    ctx.db,
    sql`select
      (select coalesce(sum(delta), 0)::int from ${memberCounts}
        where status in ('member', 'suspended') and issuer_id in ${inside}) as members,
      (select coalesce(sum(taken), 0)::int from ${statusLists} where issuer_id in ${inside}) as badges`,
  )
  return totals ?? { members: 0, badges: 0 }
}

function rowOf(row: Row, now: Date): Page['issuers'][number] {
  const isPending = row.invitation_id !== ''
  return {
    did: row.did,
    name: row.name,
    profileImage: isPending ? '' : `/ipfs/${row.image_cid}`,
    adminEmail: row.email ?? '',
    membersCount: row.members,
    badgesCount: row.badges,
    created: textOf(row.created),
    state: isPending ? 'pending' : 'active',
    invitationId: row.invitation_id,
    invitedDate: textOf(row.invited),
    isExpired: row.expires !== null && new Date(row.expires) <= now,
    hasOwnKey: row.has_own_key,
    deletionDue: textOf(row.due),
  }
}

const textOf = (at: Date | string | null) => (at === null ? '' : new Date(at).toISOString())
