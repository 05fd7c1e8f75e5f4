import type { Input } from '#base/endpoint.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { sampleMail, takePreview } from './sample-mail.ts'
import { showMail } from './show-mail.ts'

/** Previews an e-mail with a draft's words: the one that would be sent, but its links lead nowhere. */
export async function previewMail(ctx: AdminContext, draft: Input<typeof contract.previewMail>) {
  const { issuerId, email } = ctx.actor
  if (draft.templateId) await findOwnTemplate(ctx, draft.templateId, 'distribute')
  await takePreview(ctx, issuerId)
  return showMail(await sampleMail(ctx, { ...draft, issuerId, email }))
}
