import { and, eq } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { mayUse } from '#features/team/folders/server/may-use.ts'
import type { TeamContext } from '#platform/context.ts'
import { sends } from './tables.ts'

export type Send = typeof sends.$inferSelect

/** The issuer's own send of an id, of a template that the caller may use; throws `notFound`. */
export async function findOwnSend(ctx: TeamContext, sendId: string): Promise<Send> {
  const [send] = await own(ctx, sendId)
  if (!send) throw new Problem('notFound')
  return send
}

/** As `findOwnSend`, its row locked: no mailer takes rows of it meanwhile. */
export async function lockOwnSend(ctx: TeamContext, sendId: string): Promise<Send> {
  const [send] = await own(ctx, sendId).for('update')
  if (!send) throw new Problem('notFound')
  return send
}

function own(ctx: TeamContext, sendId: string) {
  return ctx.db
    .select()
    .from(sends)
    .where(
      and(eq(sends.id, sendId), eq(sends.issuerId, ctx.actor.issuerId), mayUse(ctx, sends.templateId, 'distribute')),
    )
}
