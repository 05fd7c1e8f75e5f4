import { cardOf } from '#features/templates/server/card-of.ts'
import type { Context } from '#platform/context.ts'
import { mailAttachments } from '../hooks.ts'
import type { Sent } from './mail-claim.ts'
import { mailPicture } from './mail-picture.ts'
import type { MailWords } from './mail-words.ts'

type Of = { template: Parameters<typeof cardOf>[1]; issuer: Parameters<typeof cardOf>[2]; words: MailWords }

/** What all e-mails of a template have in common, whether they are sent or previewed. Never call it inside a transaction. */
export async function shareMail(ctx: Context, { template, issuer, words }: Of): Promise<Sent> {
  const picture = await mailPicture(ctx, cardOf(ctx, template, issuer))
  const attach = await mailAttachments.get()(ctx, template)
  return { template, issuer, picture, words, ...(attach && { attach }) }
}
