import { and, desc, eq, inArray, isNull, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { isOpenAt } from '#features/claims/server/claim-conditions.ts'
import { isOpenedAs, isSentBetween } from '#features/claims/server/opened-conditions.ts'
import { claims } from '#features/claims/server/tables.ts'
import { lockMails, mailRoomOf } from '#features/sends/mail/server/mail-limit.ts'
import { countReminded, remindClaims } from '#features/sends/server/remind-claims.ts'
import { sends } from '#features/sends/server/tables.ts'
import { usedUpFolders } from '#features/team/folders/server/mail-limit.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { REMIND_AFTER_DAYS, REMINDED_MAX, REMINDERS_MAX } from '../rules.ts'

type Remind = typeof contract.remindPeople
const DAY_MS = 86_400_000

/**
 * Mails people again by whether they opened the page of their badge, or says how many with `isTrial`. The lock of the daily limit
 * makes a second call wait, which then finds that the e-mails of the first are queued. Nobody's signature is needed, because only
 * badges with a delegation can be collected.
 */
export function remindPeople(ctx: TeamContext, asked: Input<Remind>): Promise<Output<Remind>> {
  return inTransaction(ctx, async (ctx) => {
    const { id: templateId } = await findOwnTemplate(ctx, asked.templateId, 'distribute')
    const { issuerId } = ctx.actor
    const left = asked.isTrial ? (await mailRoomOf(ctx, issuerId)).left : await lockMails(ctx, issuerId)
    const rows = await rowsToRemind(ctx, { ...asked, most: Math.min(left, REMINDED_MAX) })
    if (asked.isTrial) return { people: await countReminded(ctx, issuerId, rows), mailsLeft: left, callbackId: '' }
    const people = rows.length > 0 ? await remindClaims(ctx, { issuerId, templateId, rows }) : 0
    return { people, mailsLeft: left - people, callbackId: '' }
  })
}

type Asked = Input<Remind> & { most: number }

/**
 * The newest rows that may be reminded; locked, but in a trial, without those that somebody else has locked. Their sends are asked
 * for one by one: of a million rows the database guesses so few that joining them took a minute.
 */
async function rowsToRemind(ctx: TeamContext, { templateId, opened, from, to, isTrial, most }: Asked) {
  const now = ctx.now()
  const isDelegated = sql`exists (select from ${delegations} where ${and(
    eq(delegations.issuerId, claims.issuerId),
    eq(delegations.n, claims.delegationN),
    isNull(delegations.withdrawnAt),
    sql`${delegations.validUntil} > ${now.toISOString()}::timestamptz`,
  )})`
  const usedUp = await usedUpFolders(ctx, ctx.actor.issuerId)
  const isLeft = and(inArray(sends.status, ['reading', 'sent']), notInArray(sends.folderId, usedUp))
  const ofSend = ctx.db
    .select({ folderId: sends.folderId })
    .from(sends)
    .where(and(eq(sends.id, claims.sendId), isLeft))
  const query = ctx.db
    .select({
      id: claims.id,
      email: claims.email,
      holderId: claims.holderId,
      sendId: claims.sendId,
      folderId: sql<string>`(${ofSend})`,
    })
    .from(claims)
    .where(
      and(
        eq(claims.templateId, templateId),
        isOpenAt(now),
        isDelegated,
        isOpenedAs(opened),
        await isSentBetween(ctx, ctx.actor.issuerId, { sentFrom: from, sentTo: to }),
        eq(claims.delivery, 'sent'),
        or(ne(claims.email, ''), ne(claims.holderId, '')),
        lt(claims.reminders, REMINDERS_MAX),
        lte(claims.mailedAt, new Date(now.getTime() - REMIND_AFTER_DAYS * DAY_MS)),
        sql`(${ofSend}) is not null`,
      ),
    )
    .orderBy(desc(claims.createdAt), desc(claims.id))
    .limit(most)
  return isTrial ? query : query.for('update', { of: claims, skipLocked: true })
}
