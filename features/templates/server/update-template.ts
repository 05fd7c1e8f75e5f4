import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { findOwnTemplate } from './find-own-template.ts'
import { mayGivePoints } from './may-give-points.ts'
import { ownIssuer } from './own-issuer.ts'
import { readFields } from './read-fields.ts'
import { storePicture } from './store-picture.ts'
import { templates } from './tables.ts'

type Update = typeof contract.updateTemplate

/** Changes a draft, which stays one until it is published. Throws `templateInUse` once it is published. */
export async function updateTemplate(ctx: AdminContext, input: Input<Update>): Promise<Output<Update>> {
  const { category, id } = input
  const template = await findOwnTemplate(ctx, id)
  if (template.category !== category) throw new Problem('notFound')
  if (template.contractState !== 'none') throw new Problem('templateInUse')
  const image = input.image && input.image.size > 0 ? input.image : undefined
  const issuer = await ownIssuer(ctx)
  const facts = { now: ctx.now(), hasPicture: image !== undefined || template.imageCid !== '', issuerName: issuer.name }
  const fields = readFields(category, input, { ...facts, mayGivePoints: mayGivePoints(ctx.config, issuer) })
  const imageCid = image && (await storePicture(ctx, category, image))
  return inTransaction(ctx, async (ctx) => {
    const [changed] = await ctx.db
      .update(templates)
      .set({ ...fields, ...(imageCid && { imageCid }), updatedAt: ctx.now() })
      .where(and(eq(templates.id, template.id), eq(templates.contractState, 'none')))
      .returning({ id: templates.id })
    if (!changed) throw new Problem('templateInUse')
    await recordEvent(ctx, { action: 'template.updated', subjectId: template.id })
    return { callbackId: '', templateId: template.id, hash: '' }
  })
}
