import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/database/db.ts'
import { keptQuery } from '#platform/database/statements.ts'
import { templates } from './tables.ts'

export type TemplateRow = typeof templates.$inferSelect

/** The template with an id, of any issuer, or undefined. */
export async function findTemplate(ctx: Context, templateId: string): Promise<TemplateRow | undefined> {
  const [row] = await keptQuery(ctx, 'template', buildQuery).execute({ templateId })
  return row
}

function buildQuery(db: Db, name: string) {
  const isNamed = eq(templates.id, sql.placeholder('templateId'))
  return db
    .select()
    .from(templates)
    .where(and(isNamed, isNull(templates.deletedAt)))
    .prepare(name)
}
