import { type SQL, sql } from 'drizzle-orm'
import { claims } from '#features/claims/server/tables.ts'
import { issuers } from '#features/issuers/server/tables.ts'

/** What all claims of a community count as by their rows, in the shape of `insight_changes`: see `insight_facts` in migration 0057. */
export function factsOf(issuerId: string): SQL {
  return sql`
    select c.issuer_id, c.template_id, case f.way when 'person' then c.send_id else '' end as send_id, f.way, f.day, f.bound,
      f.sent, f.came_back, f.opened, f.collected, f.shared, 0 as checked, f.issued
    from ${claims} c
      join ${issuers} i on i.id = c.issuer_id and i.deleted_at is null
      cross join lateral insight_facts(c.id, c.did_limit, c.sent_at, c.start_date, c.delivery, i.time_zone) as f
    where c.issuer_id = ${issuerId}`
}
