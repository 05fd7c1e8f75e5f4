import type { Input, Output } from '#base/endpoint.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { BADGE_TYPES } from '../rules.ts'
import { assertAskable } from './assert-askable.ts'
import { countMeeting } from './following/meeting-people.ts'
import { readDraft } from './read-draft.ts'

type Preview = typeof contract.previewChallenge

/** How many members meet a challenge about badges already, before it is created; nothing for other types. */
export async function previewChallenge(ctx: AdminContext, asked: Input<Preview>): Promise<Output<Preview>> {
  await assertAskable(ctx, asked)
  return inTransaction(ctx, async (ctx) => {
    const draft = await readDraft(ctx, asked)
    if (!BADGE_TYPES.some((type) => type === draft.type)) return {}
    return { meets: await countMeeting(ctx, { issuerId: ctx.actor.issuerId, ...draft }) }
  })
}
