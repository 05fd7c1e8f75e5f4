import { sql } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import type { communityNames } from '#features/names/server/tables.ts'
import { teamPeople } from '#features/team/server/tables.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type { MemberRow } from '../contract.ts'
import type { members } from './tables.ts'

type Part = MemberRow['parts'][number]
type Row = {
  member: Pick<typeof members.$inferSelect, 'issuerId' | 'holderId'>
  named: Pick<typeof communityNames.$inferSelect, 'listedEmail'> | null
}

/**
 * What some members of one community are besides: of its team, where the community entered the same address for both, and the
 * roles of which they hold a badge that counts, the newest first.
 */
export async function partsOf(ctx: Context, rows: Row[]): Promise<Map<string, Part[]>> {
  const issuerId = rows[0]?.member.issuerId
  if (issuerId === undefined) return new Map()
  const asked = rows.map(({ member, named }) => ({ id: member.holderId, email: named?.listedEmail ?? '' }))
  const found = await rowsOf<Part & { id: string }>(
    ctx.db,
    sql`with asked as (select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(id text, email text))
    select id, kind, title from (
      select a.id, 'admin' as kind, '' as title, 0 as place, null::timestamptz as at
      from asked a join ${issuerAdmins} m on m.issuer_id = ${issuerId} and lower(m.email) = a.email where a.email <> ''
      union all
      select a.id, 'contributor', '', 1, null
      from asked a join ${teamPeople} p on p.issuer_id = ${issuerId} and p.email = a.email
      where a.email <> '' and p.registration_date is not null
      union all
      select b.holder_id, 'role', t.name, 2, max(b.issued_at)
      from ${badges} b join ${templates} t on t.id = b.template_id and t.category = 'role'
      where b.holder_id = any(${sql.param(asked.map(({ id }) => id))}::text[]) and b.issuer_id = ${issuerId}
        and b.revoked_at is null and b.suspended_at is null
        and (b.valid_until is null or b.valid_until > ${ctx.now().toISOString()}::timestamptz)
      group by b.holder_id, t.name
    ) as parts order by place, at desc`,
  )
  const grouped = Map.groupBy(found, ({ id }) => id)
  return new Map([...grouped].map(([id, parts]) => [id, parts.map(({ kind, title }) => ({ kind, title }))]))
}
