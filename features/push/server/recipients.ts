import { and, asc, eq, not, type SQL, sql } from 'drizzle-orm'
import { members } from '#features/members/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { hasMuted } from '../hooks.ts'
import type { PushMessage } from './queries.ts'
import { pushSubscriptions } from './tables.ts'

export type Recipient = Pick<typeof pushSubscriptions.$inferSelect, 'id' | 'holderId' | 'failingSince'>

/** The next devices that get a notification, after those that have it, in the order of holders. */
export function nextRecipients(ctx: Context, message: PushMessage, most: number): Promise<Recipient[]> {
  const { doneHolderId, doneId } = message
  const isNext = sql`(${pushSubscriptions.holderId}, ${pushSubscriptions.id}) > (${doneHolderId}, ${doneId})`
  return recipients(ctx, message, isNext, most)
}

/** Those of some devices that still get a notification: their person is a member, and has not muted the community. */
export function remainingRecipients(ctx: Context, message: PushMessage, ids: string[]): Promise<Recipient[]> {
  return recipients(ctx, message, isOneOf(pushSubscriptions.id, ids), ids.length)
}

function recipients(ctx: Context, { issuerId, holderId }: PushMessage, which: SQL, most: number) {
  return ctx.db
    .select({
      id: pushSubscriptions.id,
      holderId: pushSubscriptions.holderId,
      failingSince: pushSubscriptions.failingSince,
    })
    .from(pushSubscriptions)
    .innerJoin(members, and(eq(members.holderId, pushSubscriptions.holderId), eq(members.issuerId, issuerId)))
    .where(
      and(
        which,
        holderId === '' ? undefined : eq(pushSubscriptions.holderId, holderId),
        sql`${members.endedAt} is null`,
        not(hasMuted.get()({ issuerId: sql`${issuerId}`, holderId: pushSubscriptions.holderId })),
      ),
    )
    .orderBy(asc(pushSubscriptions.holderId), asc(pushSubscriptions.id))
    .limit(most)
}
