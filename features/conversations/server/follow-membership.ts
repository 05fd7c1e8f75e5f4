import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { MembershipChange } from '#features/members/hooks.ts'
import { recordEvents } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { dueAgain } from './queries.ts'
import { conversations } from './tables.ts'

/** Closes the conversations of people who left a community, and opens those of people who returned. */
export async function followMembership(ctx: Context, { issuerId, holderIds, isMember }: MembershipChange) {
  const isTheirs = and(eq(conversations.issuerId, issuerId), isOneOf(conversations.holderId, holderIds))
  const changed = await ctx.db
    .update(conversations)
    .set(isMember ? { closedAt: null, mailDueAt: dueAgain(ctx.now()) } : { closedAt: ctx.now(), mailDueAt: null })
    .where(and(isTheirs, isMember ? isNotNull(conversations.closedAt) : isNull(conversations.closedAt)))
    .returning({ id: conversations.id })
  const action = isMember ? 'conversation.opened' : 'conversation.closed'
  await recordEvents(
    ctx,
    changed.map(({ id }) => ({ action, issuerId, subjectId: id })),
  )
}
