import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { findKeptTemplate } from '#features/templates/server/find-kept-template.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { countRate } from '#platform/http/rate-limit.ts'
import { FORMER_MEMBER } from '../rules.ts'

const DAY_SECONDS = 86_400

/** Tells the open wallets of both ends that a gift was made or has changed. */
export async function announceGift(ctx: Context, both: { giverId: string; recipientId: string }): Promise<void> {
  const holderIds = [both.giverId, both.recipientId].filter((id) => id !== '' && id !== FORMER_MEMBER)
  await notifyWallets(ctx, { holderIds }, { kind: 'gift', subjectId: '' })
}

/** Notifies the admins that a gift waits for review: once a day for each template, because the list shows the others. */
export async function noteReview(ctx: Context, template: Pick<TemplateRow, 'id' | 'issuerId'>): Promise<void> {
  await notice(ctx, 'giftsToReview', template)
}

/** Notifies the admins that a template's badges or e-mails are used up, once a day, in a transaction of its own. */
export async function noteUsedUp(ctx: Context, templateId: string): Promise<void> {
  const template = await findKeptTemplate(ctx, templateId)
  if (template) await inTransaction(ctx, (ctx) => notice(ctx, 'giftsStopped', template))
}

async function notice(
  ctx: Context,
  kind: string,
  { id, issuerId }: Pick<TemplateRow, 'id' | 'issuerId'>,
): Promise<void> {
  if ((await countRate(ctx, `${kind}:${id}`, DAY_SECONDS)) > 1) return
  await recordEvent(ctx, { action: `notice.${kind}`, issuerId, subjectId: id, detail: { templateId: id } })
}
