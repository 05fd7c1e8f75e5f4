import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Issuer } from '#features/issuers/server/find-issuer.ts'
import { promotedAt } from '#features/issuers/server/promotion/promoted-at.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { type ConversationState, stateOf } from '../rules.ts'
import type { OwnConversation } from '../wallet-contract.ts'
import type { ConversationRow } from './queries.ts'
import { conversations } from './tables.ts'

/** A holder's conversations with their communities, the latest first, those matching a condition. */
export function ownConversations(ctx: Context, holderId: string, where?: SQL) {
  return ctx.db
    .select({ row: conversations, issuer: issuers })
    .from(conversations)
    .innerJoin(issuers, eq(issuers.id, conversations.issuerId))
    .where(and(eq(conversations.holderId, holderId), isNull(issuers.deletedAt), where))
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
}

/** A conversation as the member sees it. `done` is the community's own mark. */
export function describeOwn(issuer: Issuer, row: ConversationRow): OwnConversation {
  const { lastText, lastFrom, lastAt, unreadByMember } = row
  const state = stateOf({ ...row, doneAt: null })
  return {
    ...faceOf(issuer),
    state,
    lastText,
    lastFrom,
    lastAt: lastFrom && lastAt.toISOString(),
    unread: unreadByMember,
  }
}

/** The same where nobody has written. */
export function emptyOwn(issuer: Issuer, state: ConversationState): OwnConversation {
  return { ...faceOf(issuer), state, lastText: '', lastFrom: '', lastAt: '', unread: 0 }
}

function faceOf(issuer: Issuer) {
  const { id, name, imageCid } = issuer
  return { issuerId: id, name, profileImage: `/ipfs/${imageCid}`, promotedAt: promotedAt(issuer) }
}
