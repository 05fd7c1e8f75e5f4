import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { listApiKeys } from '#features/issuers/server/api-keys/list-api-keys.ts'
import { makeApiKey } from '#features/issuers/server/api-keys/make-api-key.ts'
import { notifyAdmins } from '#features/issuers/server/notify-admins.ts'
import { isSendable } from '#features/templates/rules.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { templates } from '#features/templates/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'

/** The maximum number of session builders of a template. */
export const BUILDERS_MAX = 10

/** Creates a key with which other software makes sessions of one template. */
export function createSessionBuilder(ctx: AdminContext, { templateId }: Input<typeof contract.createSessionBuilder>) {
  return inTransaction(ctx, async (ctx) => {
    const template = await findOwnTemplate(ctx, templateId, 'distribute')
    if (!isSendable(template.contractState)) throw new Problem('templateNotPublished')
    // The second of two simultaneous calls waits here and counts the first.
    await ctx.db.select({ id: templates.id }).from(templates).where(eq(templates.id, template.id)).for('update')
    if ((await listApiKeys(ctx, template.id)).length >= BUILDERS_MAX) throw new Problem('tooManyBuilders')
    const { id, apiKey } = await makeApiKey(ctx, { issuerId: template.issuerId, templateId: template.id })
    await recordEvent(ctx, { action: 'sessionBuilder.created', subjectId: template.id, detail: { keyId: id } })
    await notifyAdmins(ctx, 'keyCreated')
    return { keyId: id, apiKey }
  })
}
