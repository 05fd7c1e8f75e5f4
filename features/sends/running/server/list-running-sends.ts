import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { claims } from '#features/claims/server/tables.ts'
import { mayUse } from '#features/team/folders/server/may-use.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { TeamContext } from '#platform/context.ts'
import { sends } from '../../server/tables.ts'
import { describeSend } from './describe-send.ts'

const HOURS = 72
const SHOWN = 3

/**
 * The issuer's sends in progress, newest first: read, held back, paused, or with waiting e-mails; none of a deleted
 * template. A contributor sees those of their folders.
 */
export async function listRunningSends(ctx: TeamContext) {
  const since = new Date(ctx.now().getTime() - HOURS * 3_600_000)
  const waits = sql`exists (select 1 from ${claims} where ${claims.sendId} = ${sends.id}
    and ${claims.delivery} in ('queued', 'sending'))`
  const living = ctx.db.select({ id: templates.id }).from(templates).where(isNull(templates.deletedAt))
  const running = await ctx.db
    .select()
    .from(sends)
    .where(
      and(
        inArray(sends.templateId, living),
        eq(sends.issuerId, ctx.actor.issuerId),
        mayUse(ctx, sends.templateId, 'distribute'),
        gt(sends.createdAt, since),
        gt(sends.total, 0),
        inArray(sends.status, ['reading', 'sent']),
        or(eq(sends.status, 'reading'), gt(sends.holdUntil, ctx.now()), waits),
      ),
    )
    .orderBy(desc(sends.createdAt))
    .limit(SHOWN)
  return { sends: await Promise.all(running.map((send) => describeSend(ctx, send))) }
}
