import { and, eq, exists, inArray, or } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { sends } from '#features/sends/server/tables.ts'
import { mayUse } from '#features/team/folders/server/may-use.ts'
import { rightsOver } from '#features/team/folders/server/rights-over.ts'
import type { TeamContext } from '#platform/context.ts'
import { operations } from '#platform/tables.ts'

type Subjects = PgTable & { id: PgColumn; templateId: PgColumn }
/** What events are about besides templates; each belongs to one template. */
const OF_TEMPLATES: Subjects[] = [claims, badges, sends]

/** Those of some events or operations that concern templates of the caller now, or tell of no template (the bell). */
export async function visibleHappenings<T extends { kind: string; subjectId: string }>(
  ctx: TeamContext,
  some: T[],
): Promise<T[]> {
  const ids = [...new Set(some.map(({ subjectId }) => subjectId))]
  if (ids.length === 0) return []
  const shown = new Set((await rightsOver(ctx, ids)).keys())
  for (const table of OF_TEMPLATES) {
    const rows = await ctx.db
      .select({ id: table.id })
      .from(table)
      .where(and(inArray(table.id, ids), mayUse(ctx, table.templateId, 'see')))
    for (const { id } of rows) shown.add(String(id))
  }
  const isOfSend = and(eq(sends.id, operations.subjectId), mayUse(ctx, sends.templateId, 'see'))
  const itsSend = ctx.db.select({ id: sends.id }).from(sends).where(isOfSend)
  const failed = await ctx.db
    .select({ id: operations.id })
    .from(operations)
    .where(and(inArray(operations.id, ids), or(mayUse(ctx, operations.subjectId, 'see'), exists(itsSend))))
  for (const { id } of failed) shown.add(id)
  return some.filter(({ kind, subjectId }) => kind === 'bell.seen' || shown.has(subjectId))
}
