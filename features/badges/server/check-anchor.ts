import { and, eq } from 'drizzle-orm'
import { type TemplateFields, templateHash } from '#credentials/template-hash.ts'
import { findLeaf } from '#features/ledger/server/find-leaf.ts'
import { templateVersions } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import type { Checked } from '../verdict-rules.ts'
import type { BadgeDetails } from './queries.ts'

/** Whether the version of the template that the badge was made from stands in the ledger, unchanged; `waiting` until then. */
export async function checkAnchor(ctx: Context, { badge, template }: BadgeDetails): Promise<Checked> {
  const [version] = await ctx.db
    .select()
    .from(templateVersions)
    .where(and(eq(templateVersions.templateId, badge.templateId), eq(templateVersions.version, badge.templateVersion)))
  if (!version) return { check: 'anchor', result: 'failed', facts: { reason: 'missing' } }
  const facts = { hash: version.hash, version: version.version }
  if (templateHash(version.fields as TemplateFields) !== version.hash) {
    return { check: 'anchor', result: 'failed', facts: { ...facts, reason: 'altered' } }
  }
  const leaf = await findLeaf(ctx, version.hash)
  if (leaf) {
    const found = { leaf: leaf.index, head: leaf.head, at: leaf.anchoredAt.toISOString() }
    return { check: 'anchor', result: 'ok', facts: { ...facts, ...found } }
  }
  const isQueued = template.contractState === 'pending'
  return { check: 'anchor', result: isQueued ? 'waiting' : 'unknown', facts: { ...facts, reason: 'notAnchored' } }
}
