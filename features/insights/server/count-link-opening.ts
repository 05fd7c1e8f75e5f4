import { sql } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { insightChanges } from './tables.ts'

type Opened = { issuerId: string; templateId: string }

/** Counts today that the page of an open link was opened; of a link that many have, nothing else is kept. */
export async function countLinkOpening(ctx: Context, { issuerId, templateId }: Opened): Promise<void> {
  await ctx.db.execute(sql`
    insert into ${insightChanges} (issuer_id, template_id, way, day, opened)
    select ${issuers.id}, ${templateId}, 'link', (${ctx.now().toISOString()}::timestamptz at time zone ${issuers.timeZone})::date, 1
    from ${issuers} where ${issuers.id} = ${issuerId} and ${issuers.deletedAt} is null`)
}
