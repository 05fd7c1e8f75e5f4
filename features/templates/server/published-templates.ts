import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { TemplateRow } from './find-template.ts'
import { templates } from './tables.ts'

const order = sql`(coalesce(${templates.publishedAt}, ${templates.createdAt}), ${templates.id})`
const isOf = (issuerId: string) =>
  and(eq(templates.issuerId, issuerId), isNull(templates.deletedAt), ne(templates.contractState, 'none'))

/** The published templates of an issuer, newest first, at most `most`. */
export function publishedTemplates(ctx: Context, issuerId: string, most: number): Promise<TemplateRow[]> {
  return ctx.db
    .select()
    .from(templates)
    .where(isOf(issuerId))
    .orderBy(desc(sql`coalesce(${templates.publishedAt}, ${templates.createdAt})`), desc(templates.id))
    .limit(most)
}

/** Whether a template is one of those that `publishedTemplates` returns for its issuer. */
export async function isAmongPublished(ctx: Context, issuerId: string, templateId: string, most: number) {
  const [own] = await ctx.db
    .select({ at: sql<string>`coalesce(${templates.publishedAt}, ${templates.createdAt})::text` })
    .from(templates)
    .where(and(isOf(issuerId), eq(templates.id, templateId)))
  if (!own) return false
  const newer = await ctx.db
    .select({ id: templates.id })
    .from(templates)
    .where(and(isOf(issuerId), sql`${order} > (${own.at}::timestamptz, ${templateId})`))
    .limit(most)
  return newer.length < most
}
