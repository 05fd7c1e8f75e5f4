import { and, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { type Context, inTransaction, type TeamContext } from '#platform/context.ts'
import { dayOf } from '../../rules.ts'
import { folderMails, folderPeople, folders, folderTemplates } from '../../server/tables.ts'
import { rowsOf } from './may-use.ts'
import { lockFolders } from './own-folder.ts'

/**
 * Counts e-mails of a template against a folder's own limit of today (UTC), in the transaction that writes them; throws
 * `folderMailsUsed` and counts none when they are too many. Only a contributor's count, against the folder of theirs with
 * the template that has most room; a folder without a limit has room for any. Throws `notFound` once the contributor has
 * no such folder. Locks the issuer's row, as `takeMails` of the community's limit. Returns the folder that counts them,
 * for `giveBackFolderMails`; '' when none does.
 */
export async function takeFolderMails(ctx: Context, templateId: string, count: number): Promise<string> {
  const { actor } = ctx
  if (actor.kind !== 'contributor' || count === 0) return ''
  return inTransaction({ ...ctx, actor }, async (ctx) => {
    // Without a limit, sends need not wait for each other.
    if ((await folderMailsLeft(ctx, templateId)) === Number.POSITIVE_INFINITY) return ''
    await lockFolders(ctx)
    const room = await roomiest(ctx, templateId)
    if (!room) throw new Problem('notFound')
    if (room.left === Number.POSITIVE_INFINITY) return ''
    if (room.left < count) throw new Problem('folderMailsUsed')
    await countMails(ctx, room.folderId, count)
    return room.folderId
  })
}

/** Releases e-mails that a folder counted at an instant and that were never sent, in the caller's transaction. */
export async function giveBackFolderMails(
  ctx: Context,
  { folderId, at, count }: { folderId: string; at: Date; count: number },
): Promise<void> {
  if (folderId === '' || count === 0) return
  await ctx.db
    .update(folderMails)
    .set({ sent: sql`greatest(${folderMails.sent} - ${count}, 0)` })
    .where(and(eq(folderMails.folderId, folderId), eq(folderMails.day, dayOf(at))))
}

/**
 * Counts e-mails that the server sends again for a folder, as many as fit today, and returns how many: all where the
 * folder has no limit any more. The caller's transaction has locked the issuer's e-mails.
 */
export async function takeUpToMailsOf(ctx: Context, folderId: string, count: number): Promise<number> {
  const left = await mailsLeftOf(ctx, folderId)
  if (left === Number.POSITIVE_INFINITY) return count
  const taken = Math.min(count, left)
  if (taken > 0) await countMails(ctx, folderId, taken)
  return taken
}

/** The e-mails that a folder may still send today; infinite without a limit, and without a folder. */
export async function mailsLeftOf(ctx: Context, folderId: string): Promise<number> {
  const [folder] = folderId ? await roomsOf(ctx, eq(folders.id, folderId)) : []
  return folder?.left ?? Number.POSITIVE_INFINITY
}

/** The ids of an issuer's folders that have no room for another e-mail today. */
export async function usedUpFolders(ctx: Context, issuerId: string): Promise<string[]> {
  const rooms = await roomsOf(ctx, and(eq(folders.issuerId, issuerId), isNotNull(folders.mailsADay)))
  return rooms.flatMap(({ folderId, left }) => (left === 0 ? folderId : []))
}

/**
 * The number of e-mails of a template that the caller may still send today by the limits of their folders; infinite
 * without one. Counts nothing.
 */
export async function folderMailsLeft(ctx: TeamContext, templateId: string): Promise<number> {
  if (ctx.actor.kind === 'admin') return Number.POSITIVE_INFINITY
  return (await roomiest(ctx, templateId))?.left ?? 0
}

/** The caller's folder with a template that has room for most e-mails today, and for how many. */
async function roomiest(ctx: TeamContext, templateId: string): Promise<Room | undefined> {
  const own = ctx.db
    .select({ id: folderTemplates.folderId })
    .from(folderTemplates)
    .innerJoin(folderPeople, eq(folderPeople.folderId, folderTemplates.folderId))
    .where(and(eq(folderTemplates.templateId, templateId), rowsOf(ctx, 'distribute')))
  const rooms = await roomsOf(ctx, inArray(folders.id, own))
  return rooms.reduce<Room | undefined>((most, room) => (most && most.left >= room.left ? most : room), undefined)
}

type Room = { folderId: string; left: number }

/** How many e-mails some folders may still send today. */
async function roomsOf(ctx: Context, which: SQL | undefined): Promise<Room[]> {
  const rows = await ctx.db
    .select({ folderId: folders.id, limit: folders.mailsADay, sent: folderMails.sent })
    .from(folders)
    .leftJoin(folderMails, and(eq(folderMails.folderId, folders.id), eq(folderMails.day, dayOf(ctx.now()))))
    .where(which)
  return rows.map(({ folderId, limit, sent }) => ({ folderId, left: roomIn(limit, sent ?? 0) }))
}

const roomIn = (limit: number | null, sent: number) =>
  limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit - sent)

/** Counts e-mails of a folder, and forgets the counts of its earlier days. */
async function countMails(ctx: Context, folderId: string, sent: number): Promise<void> {
  const day = dayOf(ctx.now())
  await ctx.db.delete(folderMails).where(and(eq(folderMails.folderId, folderId), lt(folderMails.day, day)))
  await ctx.db
    .insert(folderMails)
    .values({ folderId, day, sent })
    .onConflictDoUpdate({
      target: [folderMails.folderId, folderMails.day],
      set: { sent: sql`${folderMails.sent} + ${sent}` },
    })
}
