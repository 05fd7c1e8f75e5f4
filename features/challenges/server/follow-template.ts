import { and, arrayContains, eq, isNull } from 'drizzle-orm'
import { templates } from '#features/templates/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { stoppedOf } from './stopped-of.ts'
import { challenges } from './tables.ts'

/** Tells the admins that a challenge can no longer be passed, because the last template that it names was deleted. */
export async function followTemplate(
  ctx: Context,
  { templateId, upTo }: { templateId: string; upTo?: number },
): Promise<void> {
  if (upTo !== undefined) return
  await inTransaction(ctx, async (ctx) => {
    const [template] = await ctx.db.select().from(templates).where(eq(templates.id, templateId))
    if (!template?.deletedAt) return
    const named = await ctx.db
      .select()
      .from(challenges)
      .where(and(arrayContains(challenges.templateIds, [templateId]), isNull(challenges.deletedAt)))
    const stopped = await stoppedOf(ctx, named)
    if (stopped.size === 0) return
    const { issuerId } = template
    const detail = { count: stopped.size }
    await recordEvent(ctx, { action: 'notice.challengesStopped', issuerId, subjectId: issuerId, detail })
  })
}
