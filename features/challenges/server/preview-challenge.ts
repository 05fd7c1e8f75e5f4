import type { Input, Output } from '#base/endpoint.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { TYPES_ON_SERVER } from '../types/server.ts'
import { readDraft } from './read-draft.ts'

type Preview = typeof contract.previewChallenge

/** How many members meet a challenge already, before it is created; nothing for types that nobody can have met. */
export async function previewChallenge(ctx: AdminContext, asked: Input<Preview>): Promise<Output<Preview>> {
  const { assertUsable, countMeeting } = TYPES_ON_SERVER[asked.type]
  await assertUsable?.(ctx, asked.data)
  return inTransaction(ctx, async (ctx) => {
    const draft = await readDraft(ctx, asked)
    return countMeeting ? { meets: await countMeeting(ctx, { issuerId: ctx.actor.issuerId, ...draft }) } : {}
  })
}
