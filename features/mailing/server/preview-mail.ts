import type { Input } from '#base/endpoint.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { AdminContext } from '#platform/context.ts'
import { mailMark } from '#platform/mail-mark.ts'
import { takeRate } from '#platform/rate-limit.ts'
import type * as contract from '../contract.ts'
import { sampleMail } from './sample-mail.ts'

const RATE = { limit: 600, seconds: 600 }
const MARK = 'mark'

/** Previews an e-mail with a draft's words: pictures inside the HTML, and no address that could be opened. */
export async function previewMail(ctx: AdminContext, draft: Input<typeof contract.previewMail>) {
  const { issuerId, email } = ctx.actor
  if (draft.templateId) await findOwnTemplate(ctx, draft.templateId, 'distribute')
  await takeRate(ctx, `mail-preview:${issuerId}`, RATE)
  const { subject, html, text, images = [] } = await sampleMail(ctx, { ...draft, issuerId, email })
  const inside = [...images, { cid: MARK, contentType: 'image/png', content: await mailMark() }]
  const shown = inside.reduce(
    (drawn, { cid, contentType, content }) =>
      drawn.replaceAll(`src="cid:${cid}"`, `src="data:${contentType};base64,${content.toString('base64')}"`),
    html.replaceAll(' href="', ' data-href="'),
  )
  return { subject, html: shown, text }
}
