import type { Input, Output } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { folderForNew } from '#features/team/folders/server/folder-for-new.ts'
import { putNewTemplate } from '#features/team/folders/server/put-templates.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { startPublishing } from '../../life/server/start-publishing.ts'
import { mayGivePoints } from '../../server/may-give-points.ts'
import { ownIssuer } from '../../server/own-issuer.ts'
import { templates } from '../../server/tables.ts'
import { assertTemplateOfKey } from '../../server/template-of-key.ts'
import { assertOwnTitle } from './assert-own-title.ts'
import { readFields } from './read-fields.ts'
import { storePicture } from './store-picture.ts'

type Create = typeof contract.createTemplate

/**
 * Creates a template; unless it is a draft, publishes it in the same transaction by the operation `callbackId`. A
 * contributor's goes into one of the folders in which they can create. Throws `folderMissing`, `notAllowed`, `notFound`,
 * `keyTemplate` for a key that is for some templates.
 */
export async function createTemplate(ctx: TeamContext, input: Input<Create>): Promise<Output<Create>> {
  const { category, draft } = input
  assertTemplateOfKey(ctx.actor, '')
  const now = ctx.now()
  const folderId = await folderForNew(ctx, input.folderId)
  const image = input.image && input.image.size > 0 ? input.image : undefined
  const issuer = await ownIssuer(ctx)
  const facts = { now, hasPicture: image !== undefined, issuerName: issuer.name }
  const fields = readFields(category, input, { ...facts, mayGivePoints: mayGivePoints(ctx.config, issuer) })
  await assertOwnTitle(ctx, category, fields.name, issuer)
  const imageCid = image ? await storePicture(ctx, category, image) : ''
  return inTransaction(ctx, async (ctx) => {
    const id = newId()
    await ctx.db.insert(templates).values({
      ...fields,
      id,
      issuerId: ctx.actor.issuerId,
      category,
      contractState: 'none',
      imageCid,
      createdAt: now,
      updatedAt: now,
    })
    if (folderId) await putNewTemplate(ctx, folderId, id)
    await recordEvent(ctx, { action: 'template.created', subjectId: id, detail: { category, draft } })
    if (draft) return { callbackId: '', templateId: id, hash: '' }
    const published = await startPublishing(ctx, id)
    return { templateId: id, ...published }
  })
}
