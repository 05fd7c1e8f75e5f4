import { and, eq, gt, inArray, max, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { claims } from '#features/claims/server/tables.ts'
import { type Sender, sendersOf } from '#features/issuers/server/sender-of.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { folderMailsLeft, takeFolderMails } from '#features/team/folders/server/mail-limit.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context, TeamContext } from '#platform/context.ts'
import type { mailRoom } from '../../contract.ts'
import { MAILS_PER_COLLECTOR, NEW_DAYS, newSenderLimit } from '../../send-rules.ts'
import { sends } from '../../server/tables.ts'
import { limitValues, type Room } from '../room-rules.ts'

const HOUR_MS = 3_600_000
/** The e-mail limit applies to the last 24 hours, not from midnight. */
const LIMIT_HOURS = 24

/** An issuer's e-mail limit of 24 hours with its reason, and the number used by all communities that share it. */
export type MailRoom = z.output<typeof mailRoom> & { used: number }

/** The e-mails that an issuer may still send now, by the limit it shares with other communities. */
export async function mailRoomOf(ctx: Context, issuerId: string): Promise<MailRoom> {
  return tightest(ctx, issuerId, await sendersOf(ctx, issuerId))
}

/** As `mailRoomOf`, for a send of a template by the caller: a contributor's folder may leave fewer. */
export async function mailRoomFor(ctx: TeamContext, templateId: string): Promise<MailRoom> {
  const room = await mailRoomOf(ctx, ctx.actor.issuerId)
  const left = await folderMailsLeft(ctx, templateId)
  return left < room.left ? { ...room, left, frees: [], isOfFolder: true } : room
}

/** The room by the limit that leaves least: its own, or its parent's. */
async function tightest(ctx: Context, issuerId: string, senders: Sender[]): Promise<MailRoom> {
  const rooms: MailRoom[] = []
  for (const sender of senders) rooms.push(await roomOf(ctx, issuerId, sender))
  return rooms.reduce((least, room) => (room.left < least.left ? room : least))
}

async function roomOf(ctx: Context, issuerId: string, sender: Sender): Promise<MailRoom> {
  const since = new Date(ctx.now().getTime() - LIMIT_HOURS * HOUR_MS)
  // By the hour, so that a sender of many small sends gets a short list.
  const hour = sql`date_trunc('hour', ${sends.createdAt}, 'UTC')`
  const rows = await ctx.db
    .select({
      last: max(sends.createdAt),
      mails: sql<number>`sum(${sends.mails})`.mapWith(Number),
      own: sql<number>`coalesce(sum(${sends.mails}) filter (where ${sends.issuerId} = ${issuerId}), 0)`.mapWith(Number),
    })
    .from(sends)
    .where(and(inArray(sends.issuerId, [...sender.issuerIds, ...sender.childIds]), gt(sends.createdAt, since)))
    .groupBy(hour)
    .orderBy(hour)
  const used = rows.reduce((sum, { mails }) => sum + mails, 0)
  const own = rows.reduce((sum, row) => sum + row.own, 0)
  const limits = await limitOf(ctx, sender)
  const left = Math.max(0, limits.limit - used)
  return { ...limits, left, used, elsewhere: used - own, frees: freesOf(rows, used - limits.limit), isOfFolder: false }
}

/** When the e-mails of some hours are a day old; those `over` a limit that was lowered make no room. */
function freesOf(hours: { last: Date | null; mails: number }[], over: number): MailRoom['frees'] {
  let behind = Math.max(0, over)
  return hours.flatMap(({ last, mails }) => {
    const freed = Math.max(0, mails - behind)
    behind = Math.max(0, behind - mails)
    return last && freed > 0
      ? [{ at: new Date(last.getTime() + LIMIT_HOURS * HOUR_MS).toISOString(), mails: freed }]
      : []
  })
}

async function limitOf(ctx: Context, sender: Sender): Promise<Pick<MailRoom, 'limit' | 'full' | 'newUntil'>> {
  const { mailLimit24h: full, mailLimitFirstWeek: atFirst } = ctx.config
  if (sender.ownLimit !== undefined) return { limit: sender.ownLimit, full: sender.ownLimit, newUntil: '' }
  const newUntil = new Date(sender.since.getTime() + NEW_DAYS * LIMIT_HOURS * HOUR_MS)
  if (newUntil <= ctx.now() || atFirst >= full) return { limit: full, full, newUntil: '' }
  const limit = newSenderLimit({ full, atFirst }, await countCollectors(ctx, sender, full - atFirst))
  return { limit, full, newUntil: limit < full ? newUntil.toISOString() : '' }
}

/** Counts the mailed addresses that hold a badge of a sender, up to the number that matters for this many more e-mails. */
async function countCollectors(ctx: Context, { issuerIds }: Sender, more: number): Promise<number> {
  const own = ctx.db.select({ id: templates.id }).from(templates).where(inArray(templates.issuerId, issuerIds))
  const collectors = ctx.db
    .selectDistinct({ email: claims.email })
    .from(claims)
    .where(
      and(
        inArray(claims.templateId, own),
        sql`revoked_at is null and suspended_at is null and did_limit = 1 and taken > 0 and email <> '' and delivery <> 'unsubscribed'`,
      ),
    )
    .limit(Math.ceil(more / MAILS_PER_COLLECTOR))
    .as('collectors')
  return ctx.db.$count(collectors)
}

/** Whose e-mails are counted: an issuer's, of one template. */
type Counted = { issuerId: string; templateId: string }

/**
 * Throws `tooManyEmails` when an issuer may not send this many e-mails of a template now, and `folderMailsUsed` when a
 * contributor may not by the limit of their folder, whose id it returns. Call it in the transaction that writes the send: simultaneous sends are counted one after the other.
 */
export async function takeMails(ctx: Context, { issuerId, templateId }: Counted, count: number): Promise<string> {
  const room = await lockRoom(ctx, issuerId)
  if (count > room.left) throw tooManyEmails(room, count)
  return takeFolderMails(ctx, templateId, count)
}

/**
 * As `takeMails` for at most `most` single e-mails of one transaction: locks the issuer and counts its e-mails only once. A
 * refusal says when there is room for all of them.
 */
export function mailTaker(ctx: Context, issuerId: string, most = 1): (templateId: string) => Promise<void> {
  let room: MailRoom | undefined
  let taken = 0
  return async (templateId) => {
    room ??= await lockRoom(ctx, issuerId)
    taken += 1
    if (taken > room.left) throw tooManyEmails(room, Math.max(taken, most))
    await takeFolderMails(ctx, templateId, 1)
  }
}

/** Throws as `takeMails` and counts none: the work counts them, but a limit is said before a wallet is asked to sign. */
export async function assertMails(ctx: TeamContext, templateId: string, count: number): Promise<void> {
  const room = await mailRoomOf(ctx, ctx.actor.issuerId)
  if (count > room.left) throw tooManyEmails(room, count)
  if (count > (await folderMailsLeft(ctx, templateId))) throw new Problem('folderMailsUsed')
}

/** The refusal of e-mails past the limit, with what can be sent now and when there is room again. */
export function tooManyEmails(room: Room, count: number): Problem {
  return new Problem('tooManyEmails', limitValues(room, count))
}

/** As `lockRoom`: returns the number of e-mails that the issuer may send now. */
export async function lockMails(ctx: Context, issuerId: string): Promise<number> {
  return (await lockRoom(ctx, issuerId)).left
}

/** As `takeMails`: locks the issuer's row, then its senders, and returns the limit with what is left of it. */
export async function lockRoom(ctx: Context, issuerId: string): Promise<MailRoom> {
  await ctx.db.select({ id: issuers.id }).from(issuers).where(eq(issuers.id, issuerId)).for('update')
  const senders = await sendersOf(ctx, issuerId)
  // In one order: a parent may be a sub-community's sender and have it as its own.
  for (const key of senders.map(({ key }) => key).sort())
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mails:${key}`}, 0))`)
  return tightest(ctx, issuerId, senders)
}

/** Counts e-mails outside of a new send against the daily limit, in the transaction that reserved them. */
export async function countMails(
  ctx: Context,
  counted: Pick<typeof sends.$inferSelect, 'issuerId' | 'templateId' | 'mails'>,
): Promise<void> {
  await ctx.db.insert(sends).values({ ...counted, id: newId(), createdAt: ctx.now() })
}
