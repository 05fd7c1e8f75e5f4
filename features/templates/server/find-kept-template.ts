import { eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/database/db.ts'
import { keptQuery } from '#platform/database/statements.ts'
import type { TemplateRow } from './find-template.ts'
import { templates } from './tables.ts'

/** The template with an id, of any issuer, including deleted ones (their badges still link to them); or undefined. */
export async function findKeptTemplate(ctx: Context, templateId: string): Promise<TemplateRow | undefined> {
  const [row] = await keptQuery(ctx, 'kept-template', buildQuery).execute({ templateId })
  return row
}

function buildQuery(db: Db, name: string) {
  return db
    .select()
    .from(templates)
    .where(eq(templates.id, sql.placeholder('templateId')))
    .prepare(name)
}
