import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { createStep } from '#features/sends/server/create-sessions.ts'
import { withDelegation } from '#features/sends/server/with-delegation.ts'
import { isSendable } from '#features/templates/rules.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { lockSharedLink, openLinkOf, revealLink } from './ensure-link.ts'
import { describeLink } from './open-links.ts'

type Share = typeof contract.shareLink

/**
 * Returns an open link of a template to hand out: one that gives badges now, or a new one; visible from now on. When
 * the delegation has ended, `callbackId` is the operation that waits for the community's wallet.
 */
export async function shareLink(ctx: TeamContext, { templateId }: Input<Share>): Promise<Output<Share>> {
  const plan = async (ctx: TeamContext) => {
    const template = await findOwnTemplate(ctx, templateId, 'distribute')
    if (!isSendable(template.contractState)) throw new Problem('templateNotPublished')
    const link = await lockSharedLink(ctx, template)
    return {
      template,
      link,
      step: createStep(openLinkOf(-1)),
      needs: link ? [] : [{ templateId, places: 1, count: -1 }],
    }
  }
  const { done, callbackId = '' } = await withDelegation(ctx, plan, async (ctx, { template, link }) =>
    describeLink(ctx, link ?? (await revealLink(ctx, template))),
  )
  return { link: done?.link ?? '', callbackId }
}
