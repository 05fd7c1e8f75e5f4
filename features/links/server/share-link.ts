import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { createStep } from '#features/sends/server/create-sessions.ts'
import { sendOrRenew } from '#features/sends/server/send-or-renew.ts'
import { isSendable } from '#features/templates/rules.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { ensureSharedLink, openLinkOf } from './ensure-link.ts'
import { describeLink } from './open-links.ts'

type Share = typeof contract.shareLink

/**
 * Returns an open link of a template to hand out: one that gives badges now, or a new one; visible from now on. When
 * the delegation has ended, `callbackId` is the operation that waits for the community's wallet.
 */
export async function shareLink(ctx: TeamContext, { templateId }: Input<Share>): Promise<Output<Share>> {
  const { done, callbackId = '' } = await sendOrRenew(
    ctx,
    () =>
      inTransaction(ctx, async (ctx) => {
        const template = await findOwnTemplate(ctx, templateId, 'distribute')
        if (!isSendable(template.contractState)) throw new Problem('templateNotPublished')
        return describeLink(ctx, await ensureSharedLink(ctx, template)).link
      }),
    async () => ({
      step: createStep(openLinkOf(-1)),
      needs: [{ templateId, places: 1, count: -1 }],
    }),
  )
  return { link: done ?? '', callbackId }
}
