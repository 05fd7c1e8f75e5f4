import { notifyWallets } from '#features/holders/server/notify-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import type { Side } from '../rules.ts'
import type { Pair } from './lock-conversation.ts'

type Announced = Pair & { conversationId: string; from: Side }

/** Records a new message and tells both sides, in the caller's transaction. */
export async function announceMessage(ctx: Context, { issuerId, holderId, conversationId, from }: Announced) {
  await noteChange(ctx, { issuerId, holderId, conversationId, action: 'conversation.written', detail: { from } })
}

type Changed = Pair & { conversationId: string; action: string; detail?: Record<string, string | number> }

/** Records a change of a conversation and tells the studio and the member's wallets, in the caller's transaction. */
export async function noteChange(ctx: Context, { issuerId, holderId, conversationId, action, detail = {} }: Changed) {
  await recordEvent(ctx, { action, issuerId, subjectId: conversationId, detail })
  await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'message', subjectId: issuerId })
}
